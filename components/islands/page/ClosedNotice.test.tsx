import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ClosedNotice } from '@/components/islands/page/ClosedNotice';

const notice = (lastDay?: string) => <ClosedNotice lastDay={lastDay} note="Closed" />;

beforeEach(() => jest.useFakeTimers());

it.each([
  ['2026-03-31T23:59:59Z', 0],
  ['2026-04-01T00:00:00Z', 1],
])('counts the last day itself: at %s, there are %i notices', (now, notices) => {
  jest.setSystemTime(new Date(now));
  render(notice('2026-03-31'));
  expect(screen.queryAllByRole('status')).toHaveLength(notices);
});

it('is not in the HTML, which a build writes before the last day', () => {
  jest.setSystemTime(new Date('2026-04-01T00:00:00Z'));
  expect(renderToString(notice('2026-03-31'))).toBe('');
});
