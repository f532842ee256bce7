/** @jest-environment jsdom */
import { navigationEnded, navigationStarted, loadRecoveryUrl } from './staleDeploy';

describe('loadRecoveryUrl', () => {
  /** jsdom logs an error instead of loading a page. */
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
