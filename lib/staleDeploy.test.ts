import { arrived, freshUrl, leaveFor, loadFresh, type Situation } from '@/lib/staleDeploy';

const HERE = 'https://brightkiln.example/FAQ';
const situation: Situation = { here: HERE, destination: null, type: 'navigate', used: false };

describe('freshUrl', () => {
  it.each(['navigate', 'back_forward', 'prerender', undefined])(
    'asks once more for a document that fails from the start (%s)',
    (type) => expect(freshUrl({ ...situation, type })).toBe(HERE),
  );

  it('leaves alone what a reload has brought', () => {
    expect(freshUrl({ ...situation, type: 'reload' })).toBeNull();
  });

  it('leaves alone a page that the visitor uses', () => {
    expect(freshUrl({ ...situation, used: true })).toBeNull();
  });

  it.each(['navigate', 'reload'])('goes where a link leads, place and all (%s)', (type) => {
    const destination = '/Products#product-3';
    expect(freshUrl({ ...situation, destination, type, used: true })).toBe(
      'https://brightkiln.example/Products#product-3',
    );
  });

  it('shows the page that Back has named already', () => {
    expect(freshUrl({ ...situation, destination: HERE, type: 'reload', used: true })).toBe(HERE);
  });
});

describe('loadFresh', () => {
  /** The stand-in for a browser can't load a page, and says so. */
  const loads = (log: jest.SpyInstance) =>
    log.mock.calls.filter(([said]) => String(said).includes('navigation')).length;

  it.each([
    ['still on the way', 1, () => {}],
    ['there already', 0, arrived],
  ])('loads a page in use, whose visitor is %s, so often: %i', (_, expected, then) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    performance.getEntriesByType = () => [];
    Object.defineProperty(navigator, 'userActivation', {
      value: { hasBeenActive: true },
      configurable: true,
    });
    leaveFor('/elsewhere');
    then();
    loadFresh();
    expect(loads(log)).toBe(expected);
    log.mockRestore();
  });
});
