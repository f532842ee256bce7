const purpose = { why: 'So that we know.', howLong: 'A day' };
const byConsent = { ask: 'If you nod', off: 'On every page' };
const contact = {
  name: 'The post office',
  when: 'When you write',
  why: 'To carry your letter',
  learns: 'What you write',
};
const storedBy = (names: readonly string[]) => ({
  why: 'To count you',
  learns: 'Which pages you read',
  policyUrl: 'https://policy.example/',
  stored: Object.fromEntries(names.map((name) => [name, purpose])),
});
const stored = { ...purpose, when: byConsent };
const kind = (what: string) => ({ what, when: byConsent });

export const privacyNotice = {
  words: {
    labels: {
      where: 'Where',
      why: 'Why',
      when: 'When',
      howLong: 'How long',
      hosts: 'Hosts',
      learns: 'Learns',
      more: 'More',
      what: 'What',
    },
    storage: {
      heading: 'Kept by your browser',
      text: 'We bake no cookies.',
      withCookies: 'We bake no cookies; {who} may.',
      places: { session: 'This tab', local: 'This browser', vendor: 'Kept by {who}' },
      entries: {
        popup: stored,
        attribution: stored,
        attempts: stored,
        consent: stored,
      },
    },
    contacts: {
      heading: 'Who else is told',
      none: 'Nobody.',
      some: 'These.',
      links: 'Links wait for you.',
      form: contact,
      sending: contact,
      vendors: {
        linkedIn: storedBy(['li_fat_id', 'li_giant', 'ln_or', 'li_adsId']),
        plausible: storedBy([]),
        googleAnalytics: storedBy(['_ga', '_ga_*', '_gcl_*', '_gac_*']),
      },
      when: { consent: byConsent, always: 'Always' },
    },
    form: {
      heading: 'What the letter carries',
      demo: 'Nothing.',
      hosted: 'What the post office asks.',
      own: 'What we ask.',
      fields: 'It has {fields}.',
      draft: 'A draft stays with you.',
      parameters: {
        demo: 'Its address has:',
        hosted: 'Its address has:',
        own: 'The post office gets:',
      },
      noParameters: 'Nothing about you.',
      kinds: {
        product: kind('The boat'),
        landing: kind('Your first page'),
        campaign: kind('The poster that you saw'),
        clickId: kind('The number of your click'),
        other: kind('Something else'),
      },
    },
    choices: {
      heading: 'What you decide',
      ask: ['We ask.', 'You may change your mind.'],
      off: 'We do not ask.',
      signal: 'A signal is a no.',
      nothing: 'Nothing to decide.',
      remaining: { ask: '{who} may keep theirs.', off: 'Others keep theirs.' },
    },
  },
};
