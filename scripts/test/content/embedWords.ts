const explained = {
  why: 'To show you something',
  learns: 'That you looked',
  policyUrl: 'https://policy.example/',
};

export const embedWords = {
  when: 'If you click',
  vendors: { reel: explained, diary: explained },
};
