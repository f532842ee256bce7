import {
  navigationEnded,
  recoveryUrl,
  navigationStarted,
  loadRecoveryUrl,
  type FailedDocument,
} from './staleDeploy';

const HERE = 'https://site.example/FAQ';
const situation: FailedDocument = { here: HERE, destination: null, type: 'navigate', used: false };

describe('recoveryUrl', () => {
  it.each(['navigate', 'back_forward', 'prerender', undefined])(
    'is the current URL if rendering fails while no navigation is running (navigation type: %s)',
    (type) => expect(recoveryUrl({ ...situation, type })).toBe(HERE),
  );

  it('is null after a reload', () => {
    expect(recoveryUrl({ ...situation, type: 'reload' })).toBeNull();
  });

  it('is null if the visitor has clicked or typed on the page', () => {
    expect(recoveryUrl({ ...situation, used: true })).toBeNull();
  });

  it.each(['navigate', 'reload'])(
    'is the target of the current navigation, with its anchor (navigation type: %s)',
    (type) => {
      const destination = '/About#team';
      expect(recoveryUrl({ ...situation, destination, type, used: true })).toBe(
        'https://site.example/About#team',
      );
    },
  );

  it('is the current URL if Back fails, because Back has already changed the URL', () => {
    expect(recoveryUrl({ ...situation, destination: HERE, type: 'reload', used: true })).toBe(HERE);
  });
});

describe('loadRecoveryUrl', () => {
  /** jsdom cannot load pages and logs an error instead. */
  const loads = (log: jest.SpyInstance) =>
    log.mock.calls.filter(([said]) => String(said).includes('navigation')).length;

  it.each([
    ['is running', 1, () => {}],
    ['has ended', 0, navigationEnded],
    ['leads to the page on the screen', 0, () => navigationStarted(location.pathname)],
    ['leads to another query of this page', 0, () => navigationStarted('/?product=x')],
    [
      'goes back to another page',
      1,
      () => {
        history.replaceState(null, '', '/FAQ');
        navigationStarted(location.href);
      },
    ],
  ])(
    'if a navigation %s and the visitor has clicked on the page, loads %i document(s)',
    (_, expected, then) => {
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
      history.replaceState(null, '', '/');
    },
  );
});
