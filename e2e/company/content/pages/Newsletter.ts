export const newsletter = {
  heading: 'A Letter from the Quay',
  intro: 'Once a month: what broke, what we changed, and one harbor.',
  form: {
    heading: 'Get the letter',
    action: 'https://letters.harbor-post.example/subscribe',
    email: 'Email address',
    submit: 'Subscribe',
  },
  harbor: {
    image: 'https://pictures.tide-archive.example/month.jpg',
    width: 960,
    height: 720,
    alt: 'The harbor of the month at low tide',
  },
} as const;
