export const legal = {
  sections: [{ id: 'responsible', heading: 'Who answers', paragraphs: ['The yard does.'] }],
};
