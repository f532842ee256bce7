import { site } from '@/content/site';

/** Copy for sections that appear on more than one page. */
export const sections = {
  why: 'Why Choose Us',
  benefits: 'What you get on board',
  services: {
    heading: 'Services',
    intro: 'Four kinds of work for one kind of place. Ask us which one you need first.',
  },
  process: {
    heading: 'How a project goes',
    intro: 'At the end of each step, you have a result in hand.',
    hand: 'In your hands',
  },
  /** What happens after a visitor sends the form: on /ContactUs and /thank-you. */
  next: {
    heading: 'What happens next',
    steps: [
      {
        title: 'An engineer reads it',
        text: 'It goes to the engineers who write our scopes. They note what they need to ask you.',
      },
      { title: 'You get an answer', text: site.hours.reply },
      {
        title: 'We talk',
        text: 'By phone, video or email, as you prefer. Have three things at hand: who will use it, what it must connect to and the date that matters. A written scope with a price range follows.',
      },
    ],
    direct: 'Something to add?',
    pickTime: 'Pick a time',
  },
  faq: 'What harbors ask us',
} as const;

export const mission = {
  heading: 'About us',
  readMore: 'Read More',
  about: 'about our services',
} as const;
