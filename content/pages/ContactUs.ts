/** Copy for the contact page. */
export const contact = {
  heading: 'Contact Us',
  intro:
    'Tell us what you want built. Our team reads every message and replies within 24 working hours.',
  formHeading: 'Send us an outline',
  formIntro: 'A few lines are enough to start.',
  frameTitle: 'Contact form',
  pictureAlt: 'Seven finished pots on a shelf, each half raw clay and half colored glaze',
} as const;
