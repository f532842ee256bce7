import {
  navigationEnded,
  recoveryUrl,
  navigationStarted,
  loadRecoveryUrl,
  type FailedDocument,
} from '@/lib/staleDeploy';

const HERE = 'https://brightkiln.example/FAQ';
const situation: FailedDocument = { here: HERE, destination: null, type: 'navigate', used: false };

describe('recoveryUrl', () => {
  it.each(['navigate', 'back_forward', 'prerender', undefined])(
    'asks once more for a document that fails from the start (%s)',
    (type) => expect(recoveryUrl({ ...situation, type })).toBe(HERE),
  );

  it('leaves alone what a reload has brought', () => {
    expect(recoveryUrl({ ...situation, type: 'reload' })).toBeNull();
  });

  it('leaves alone a page that the visitor uses', () => {
    expect(recoveryUrl({ ...situation, used: true })).toBeNull();
  });

  it.each(['navigate', 'reload'])('goes where a link leads, place and all (%s)', (type) => {
    const destination = '/Products#product-3';
    expect(recoveryUrl({ ...situation, destination, type, used: true })).toBe(
      'https://brightkiln.example/Products#product-3',
    );
  });

  it('shows the page that Back has named already', () => {
    expect(recoveryUrl({ ...situation, destination: HERE, type: 'reload', used: true })).toBe(HERE);
  });
});

describe('loadRecoveryUrl', () => {
  /** The stand-in for a browser can't load a page, and says so. */
  const loads = (log: jest.SpyInstance) =>
    log.mock.calls.filter(([said]) => String(said).includes('navigation')).length;

  it.each([
    ['still on the way', 1, () => {}],
    ['there already', 0, navigationEnded],
  ])('loads a page in use, whose visitor is %s, so often: %i', (_, expected, then) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    performance.getEntriesByType = () => [];
    Object.defineProperty(navigator, 'userActivation', {
      value: { hasBeenActive: true },
      configurable: true,
    });
    navigationStarted('/elsewhere');
    then();
    loadRecoveryUrl();
    expect(loads(log)).toBe(expected);
    log.mockRestore();
  });
});
