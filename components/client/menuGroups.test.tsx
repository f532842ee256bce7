import { fireEvent, render, screen } from '@testing-library/react';

import { closeMenuGroups } from './menuGroups';

let listeners: AbortController;

beforeEach(() => {
  listeners = new AbortController();
  closeMenuGroups(listeners.signal);
});
afterEach(() => listeners.abort());

const Group = ({ label, link }: { label: string; link: string }) => (
  <details className="menu-group" data-testid={label}>
    <summary>{label}</summary>
    <a href={`#${link}`}>{link}</a>
    <span>{`Under ${link}`}</span>
  </details>
);

/** Renders a bar with two groups, and opens the first one. */
function show() {
  render(
    <>
      <Group label="Boats" link="Dinghies" />
      <Group label="Yard" link="Crane" />
      <button>Elsewhere</button>
      <details data-testid="Answer" open>
        <summary>Question</summary>
      </details>
    </>,
  );
  const group = screen.getByTestId<HTMLDetailsElement>('Boats');
  group.open = true;
  return group;
}

describe('closeMenuGroups', () => {

  it.each([
    ['a click on another group', () => fireEvent.click(screen.getByText('Yard'))],
    ['Back within the page', () => fireEvent.popState(window)],
  ])('closes a group after %s', (_what, act) => {
    const group = show();
    act();
    expect(group.open).toBe(false);
  });

  it('leaves a group open after a click between its links, and what is no group of the menu', () => {
    const group = show();
    fireEvent.click(screen.getByText('Under Dinghies'));
    expect(group.open).toBe(true);
    fireEvent.click(screen.getByText('Elsewhere'));
    expect(screen.getByTestId<HTMLDetailsElement>('Answer').open).toBe(true);
  });
});
