import { showModal } from '@/lib/showModal';

const root = document.documentElement;
const styles = () =>
  [...document.querySelectorAll('section, footer')].map((part) => part.getAttribute('style') ?? '');
const LEFT_OUT = /^contain-intrinsic-block-size: 580px; content-visibility: auto;$/;

/** jsdom keeps no property that it does not know. */
function keep(part: HTMLElement) {
  for (const [key, name] of [
    ['containIntrinsicBlockSize', 'contain-intrinsic-block-size'],
    ['contentVisibility', 'content-visibility'],
  ] as const) {
    Object.defineProperty(part.style, key, {
      set: (value: string) =>
        part.setAttribute('style', `${part.getAttribute('style') ?? ''} ${name}: ${value};`.trim()),
    });
  }
}

const dialogs = () =>
  [...document.querySelectorAll('dialog')] as [HTMLDialogElement, HTMLDialogElement];

beforeEach(() => {
  root.dataset.whole = '';
  window.innerHeight = 800;
  document.body.innerHTML = `<main>${'<section></section>'.repeat(4)}</main><footer></footer><dialog></dialog><dialog></dialog>`;
  // From a part that hangs into the window to the foot, 600 px each with edges of 20 px.
  document.querySelectorAll<HTMLElement>('section, footer').forEach((part, index) => {
    const top = -1000 + index * 600;
    part.getBoundingClientRect = () => ({ top, bottom: top + 600, height: 600 }) as DOMRect;
    keep(part);
  });
  jest.spyOn(window, 'getComputedStyle').mockReturnValue({
    paddingTop: '15px',
    paddingBottom: '4px',
    borderTopWidth: '1px',
    borderBottomWidth: '0px',
  } as CSSStyleDeclaration);
});

afterEach(() => jest.restoreAllMocks());

/** All that was put off has been done. */
const settled = async () => {
  for (let task = 0; task < 10; task++) await new Promise((done) => setTimeout(done));
};

describe('showModal', () => {
  it('opens the dialog, and leaves out the parts that are far from the window', async () => {
    const [dialog] = dialogs();
    showModal(dialog);
    expect(dialog.open).toBe(true);
    expect(styles()).toEqual([
      expect.stringMatching(LEFT_OUT),
      '',
      '',
      '',
      expect.stringMatching(LEFT_OUT),
    ]);
    dialog.close();
    expect(styles()[0]).toMatch(LEFT_OUT);
    await settled();
    expect(styles()).toEqual(['', '', '', '', '']);
  });

  it('leaves them out while another dialog is open', async () => {
    const [first, second] = dialogs();
    showModal(first);
    showModal(second);
    second.close();
    await settled();
    expect(styles()[4]).toMatch(LEFT_OUT);
    first.close();
    await settled();
    expect(styles()).toEqual(['', '', '', '', '']);
  });

  it('brings them back after a dialog that was open before they were left out', async () => {
    const [first, second] = dialogs();
    delete root.dataset.whole;
    showModal(first);
    root.dataset.whole = '';
    showModal(second);
    second.close();
    await settled();
    first.close();
    await settled();
    expect(styles()).toEqual(['', '', '', '', '']);
  });

  it('brings all back at once when the window takes another size', () => {
    showModal(dialogs()[0]);
    window.dispatchEvent(new Event('resize'));
    expect(styles()).toEqual(['', '', '', '', '']);
  });

  it('leaves the rest to the styles while the page is not whole', () => {
    delete root.dataset.whole;
    const [dialog] = dialogs();
    showModal(dialog);
    expect(dialog.open).toBe(true);
    expect(styles()).toEqual(['', '', '', '', '']);
  });
});
