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
    'reloads a document that failed to start once (%s)',
    (type) => expect(recoveryUrl({ ...situation, type })).toBe(HERE),
  );

  it('does not reload again after a reload', () => {
    expect(recoveryUrl({ ...situation, type: 'reload' })).toBeNull();
  });

  it('does not reload a page that the visitor has used', () => {
    expect(recoveryUrl({ ...situation, used: true })).toBeNull();
  });

  it.each(['navigate', 'reload'])(
    'loads the target of the navigation, including its anchor (%s)',
    (type) => {
      const destination = '/Products#product-3';
      expect(recoveryUrl({ ...situation, destination, type, used: true })).toBe(
        'https://brightkiln.example/Products#product-3',
      );
    },
  );

  it('loads the page that Back has already put into the URL', () => {
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
  ])('loads the target of each navigation; with a visitor who is %s: %i', (_, expected, then) => {
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
