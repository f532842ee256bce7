export const harborWords = {
  heading: 'Harbors That Run on Our Software',
  since: 'Since',
  depths: 'Depths at the quay',
  meters: 'm',
  piers: 'Piers and their berths',
};
