import { fireEvent, render, screen } from '@testing-library/react';
import { ContentsSpy } from '@/components/islands/ContentsSpy';

const CLAUSES = ['parties', 'definitions', 'výklad'];
const LINE = window.innerHeight / 3;

/**
 * Renders a table of contents and three clauses. `tops` contains the distance of each clause from
 * the top of the window.
 */
function show(tops: number[]) {
  const { container } = render(
    <>
      <nav>
        <ol id="contents">
          {[...CLAUSES, 'gone'].map((id) => (
            <li key={id}>
              <a href={`#${id}`}>{id}</a>
            </li>
          ))}
        </ol>
      </nav>
      <a href="#parties">Back to the parties</a>
      {CLAUSES.map((id) => (
        <div key={id}>
          <h2 id={id}>{id}</h2>
        </div>
      ))}
    </>,
  );
  place(tops);
  const { unmount } = render(<ContentsSpy contentsId="contents" />);
  return { container, unmount };
}

function place(tops: number[]) {
  CLAUSES.forEach((id, index) => {
    const top = tops[index]!;
    document.getElementById(id)!.parentElement!.getBoundingClientRect = () => ({ top }) as DOMRect;
  });
}

const marked = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'true')
    .map((link) => link.textContent);

describe('ContentsSpy', () => {
  it.each([
    ['the first clause before it is reached', [LINE + 10, LINE + 20, LINE + 30], 'parties'],
    ['a clause whose heading is in the upper third', [-900, LINE - 1, LINE + 1], 'definitions'],
    ['the last clause at the end of the page', [-900, -500, -100], 'výklad'],
  ])('marks the current clause: %s', (_where, tops, clause) => {
    show(tops);
    expect(marked()).toEqual([clause]);
  });

  it('scrolls a long table of contents, unless focus is inside it', () => {
    show([0, 900, 1800]);
    const table = screen.getByRole('navigation');
    const entry = screen.getByRole('link', { name: 'výklad' });
    table.scrollTop = 50;
    entry.focus();
    fireEvent.scroll(window);
    expect(table.scrollTop).toBe(50);
    entry.blur();
    fireEvent.scroll(window);
    expect(table.scrollTop).toBe(0);
  });
});
