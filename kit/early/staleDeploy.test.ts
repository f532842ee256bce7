/** @jest-environment jsdom */
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
  const destination = '/About#team';
  const about = 'https://site.example/About#team';

  it.each<[string, Partial<FailedDocument>, string | null]>([
    ['the current URL if rendering fails while no navigation is running', {}, HERE],
    ['null after a reload', { type: 'reload' }, null],
    ['null if the visitor has clicked or typed on the page', { used: true }, null],
    ['the target also of a page in use', { destination, type: 'reload', used: true }, about],
    [
      'the current URL if Back fails, because Back has already changed the URL',
      { destination: HERE, type: 'reload', used: true },
      HERE,
    ],
  ])('is %s', (_, change, url) => {
    expect(recoveryUrl({ ...situation, ...change })).toBe(url);
  });
});

describe('loadRecoveryUrl', () => {
  /** jsdom cannot load pages and logs an error instead. */
  const loads = (log: jest.SpyInstance) =>
    log.mock.calls.filter(([said]) => String(said).includes('navigation')).length;

  it.each([
    ['has ended', 0, navigationEnded],
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
