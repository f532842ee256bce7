import { fireEvent, render, screen } from '@testing-library/react';
import { EmbedFrame } from '@/components/islands/embed/EmbedFrame';

const card = {
  title: 'The launch',
  kind: 'video',
  src: 'https://player.reel.example/7?play=1',
  allow: 'autoplay; fullscreen',
  children: <a href="https://reel.example/7">Watch</a>,
} as const;
const frame = () => document.querySelector('iframe');
const link = () => screen.getByRole('link', { name: 'Watch' });

/** Whether the browser follows the link. */
function followed(init?: MouseEventInit) {
  let isFollowed = false;
  const onClick = (event: MouseEvent) => {
    isFollowed = !event.defaultPrevented;
    // jsdom cannot navigate.
    event.preventDefault();
  };
  addEventListener('click', onClick, { once: true });
  fireEvent.click(link(), init);
  return isFollowed;
}

it('leaves a click that opens a new tab to the browser', () => {
  render(<EmbedFrame {...card} />);
  expect(followed({ ctrlKey: true })).toBe(true);
  expect(frame()).toBeNull();
});
