import { keepState } from '@/components/islands/page/keepState';

const PAGE = `
  <form>
    <input name="name"><input name="email"><input type="checkbox" name="agree">
    <select name="about"><option>A</option><option>B</option></select>
    <textarea name="message"></textarea>
    <button name="product" value="Shop">Book</button><button name="product" value="Taxi">Book</button>
  </form>
  <details name="faq" open><summary>1</summary></details>
  <details name="faq"><summary>2</summary></details>
  <div data-card><a href="https://reel.example/7">Watch</a></div>
  <div data-card><a href="https://reel.example/8">Watch</a></div>`;

const find = <E extends HTMLElement = HTMLInputElement>(selector: string) =>
  document.querySelector<E>(selector)!;

/** What React does after an error of hydration: it replaces all elements, and runs the layout effects. */
function renderAgain(html = PAGE) {
  const restore = keepState();
  document.body.innerHTML = html;
  restore();
}

beforeEach(() => void (document.body.innerHTML = PAGE));

it('keeps text, choices, answers and focus if something is added to the page', () => {
  find('[name=name]').value = 'Ada';
  find('[name=agree]').checked = true;
  find('[name=about]').value = 'B';
  find('[name=message]').value = 'A kiln';
  find('details').toggleAttribute('open', false);
  find('details:last-of-type').toggleAttribute('open', true);
  find('[name=message]').focus();
  const told: unknown[] = [];
  const onInput = ({ target }: Event) => void told.push((target as HTMLInputElement).name);
  document.addEventListener('input', onInput);
  renderAgain(`<input><details></details><div>${PAGE}</div>`);
  document.removeEventListener('input', onInput);
  expect(told).toEqual(['name', 'agree', 'about', 'message']);
  expect(find('[name=name]').value).toBe('Ada');
  expect(find('[name=email]').value).toBe('');
  expect(find('[name=agree]').checked).toBe(true);
  expect(find('[name=about]').value).toBe('B');
  expect(find('[name=message]')).toHaveFocus();
  const answers = [...document.querySelectorAll<HTMLDetailsElement>('details[name]')];
  expect(answers.map(({ open }) => open)).toEqual([false, true]);
});

it('leaves what the form has brought back in a field in which nobody has typed', () => {
  find('[name=name]').value = 'Ada';
  const restore = keepState();
  document.body.innerHTML = PAGE;
  find('[name=message]').value = 'Text of the last page';
  find('[name=about]').value = 'B';
  find('[name=agree]').checked = true;
  restore();
  expect(find('[name=name]').value).toBe('Ada');
  expect(find('[name=message]').value).toBe('Text of the last page');
  expect(find('[name=about]').value).toBe('B');
  expect(find('[name=agree]').checked).toBe(true);
});
