export const work = {
  name: 'Built',
  title: 'Boats that we have built: Heron Boats',
  description: 'Boats that we have built, for whom, from which wood, and what they cost.',
};
