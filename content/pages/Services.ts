export const services = {
  heading: 'Services',
  listHeading: 'What we build',
  askHeading: 'Not sure which one you need?',
  askText:
    'Describe the problem in a few lines. We will tell you what we would build and what we would leave out.',
} as const;
