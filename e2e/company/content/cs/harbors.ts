export const harborWords = {
  heading: 'Přístavy, které běží na našem softwaru',
  since: 'Od roku',
  depths: 'Hloubky u mola',
  meters: 'm',
  piers: 'Mola a jejich stání',
};
