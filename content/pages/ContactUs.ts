export const contact = {
  heading: 'Contact Us',
  intro:
    'Tell us what you want built, or ask for a call. Our team reads every message and replies within 24 working hours.',
  formHeading: 'Send us an outline',
  formIntro: 'A few lines are enough to start.',
  frameTitle: 'Contact Form',
  pictureAlt:
    'Seven glazed pots in different colors on a shelf, each with a band of bare clay at the base',
} as const;
