import { site } from '@/content/site';

/** What happens after a visitor sends the form: on /ContactUs and /thank-you. */
export const next = {
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
} as const;
