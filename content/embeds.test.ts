import { embeds } from '@/content/embeds';
import { frameOf } from '@/lib/embeds/embed';

it.each([
  [
    'https://youtube.com/watch?list=a&v=jNQXAC9IVRw&t=9',
    'https://www.youtube-nocookie.com/embed/jNQXAC9IVRw?autoplay=1',
  ],
  [
    'https://youtu.be/jNQXAC9IVRw?si=abc',
    'https://www.youtube-nocookie.com/embed/jNQXAC9IVRw?autoplay=1',
  ],
  [
    'https://www.youtube.com/shorts/jNQXAC9IVRw',
    'https://www.youtube-nocookie.com/embed/jNQXAC9IVRw?autoplay=1',
  ],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
  [
    'https://vimeo.com/76979871/8272103f6e',
    'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1&autoplay=1',
  ],
  ['https://cal.com/brightkiln/first-call', 'https://cal.com/brightkiln/first-call'],
  [
    'https://cal.com/team/brightkiln/first-call?month=2026-12',
    'https://cal.com/team/brightkiln/first-call',
  ],
  [
    'https://www.google.com/maps/search/?api=1&query=12%20Kiln%20Lane',
    'https://www.google.com/maps?q=12%20Kiln%20Lane&output=embed',
  ],
  [
    'https://www.google.com/maps?q=12+Kiln+Lane',
    'https://www.google.com/maps?q=12+Kiln+Lane&output=embed',
  ],
])('%s has the frame %s', (link, frame) => expect(frameOf(embeds, link)?.src).toBe(frame));

it.each([
  'https://www.youtube.com/@brightkiln',
  'https://vimeo.com/features',
  'https://www.google.com/search?q=kiln',
])('%s stays a link', (link) => expect(frameOf(embeds, link)).toBeNull());
