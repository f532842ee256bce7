import { embedOf } from '@/lib/embed';

const VIDEO = 'https://www.youtube-nocookie.com/embed/jNQXAC9IVRw?autoplay=1';

it.each([
  ['https://youtube.com/watch?list=a&v=jNQXAC9IVRw&t=9', VIDEO],
  ['https://m.youtube.com/shorts/jNQXAC9IVRw', VIDEO],
  ['https://youtu.be/jNQXAC9IVRw?si=abc', VIDEO],
  ['https://cal.com/brightkiln/first-call', 'https://cal.com/brightkiln/first-call'],
  [
    'https://app.cal.com/team/brightkiln/first-call?month=2026-12',
    'https://cal.com/team/brightkiln/first-call',
  ],
])('%s has the frame %s', (link, frame) => expect(embedOf(link)?.frame).toBe(frame));

it.each([
  'https://www.youtube.com/@brightkiln',
  'https://youtu.be/jNQXAC9IVRw-too-long',
  'https://youtube.com.example/watch?v=jNQXAC9IVRw',
  'https://cal.com/brightkiln',
])('%s stays a link', (link) => expect(embedOf(link)).toBeNull());
