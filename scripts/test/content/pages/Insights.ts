export const insights = {
  name: 'Log',
  title: 'Log: Heron Boats',
  description: 'What we write about boats, wood and tar.',
  tagLists: { title: '{name}: Heron Boats', description: 'What we write about {name}.' },
};
