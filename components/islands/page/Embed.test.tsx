import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Embed } from '@/components/islands/page/Embed';

const card = {
  href: 'https://reel.example/7',
  title: 'The launch',
  kind: 'video',
  src: 'https://player.reel.example/7?play=1',
  permissions: 'autoplay; fullscreen',
  words: { action: 'Watch', loads: 'It comes from Reel & Co.', open: 'See it at Reel & Co' },
} as const;
const frame = () => document.querySelector('iframe');
const link = () => screen.getByRole('link', { name: 'Watch The launch' });

it('loads the frame for a click before hydration', () => {
  const html = renderToString(<Embed {...card} />);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  container.querySelector('[data-card]')!.setAttribute('data-clicked', '');
  render(<Embed {...card} />, { container, hydrate: true });
  expect(frame()).toHaveAttribute('src', card.src);
  expect(screen.getByTitle('The launch')).toHaveFocus();
});

it('leaves a click that opens a new tab to the browser', () => {
  render(<Embed {...card} />);
  const prevented: boolean[] = [];
  const onClick = (event: MouseEvent) => {
    prevented.push(event.defaultPrevented);
    // jsdom cannot navigate.
    event.preventDefault();
  };
  addEventListener('click', onClick, { once: true });
  fireEvent.click(link(), { ctrlKey: true });
  expect(prevented).toEqual([false]);
  expect(frame()).toBeNull();
});
