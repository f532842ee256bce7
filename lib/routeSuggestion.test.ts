import { routes } from '@/content/routes';
import { suggestRoute } from '@/lib/routeSuggestion';

const paths = routes.map(({ path }) => path);

describe('suggestRoute', () => {
  it.each([
    ['/aboutus', '/AboutUs'],
    ['/ABOUTUS', '/AboutUs'],
    ['/AboutUs/', '/AboutUs'],
    ['/AboutUs//', '/AboutUs'],
    ['//AboutUs', '/AboutUs'],
    ['/AboutUs.html', '/AboutUs'],
    ['/aboutus.HTM', '/AboutUs'],
    ['/AboutUs/index.html', '/AboutUs'],
    ['/Thank-You', '/thank-you'],
    ['/privacy-policy', '/Privacy-policy'],
    ['/termandcondition/', '/TermAndCondition'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['//', '/'],
  ])('takes %s as %s', (asked, path) => {
    expect(suggestRoute(asked, paths)).toBe(path);
  });

  it.each(['/nothing', '/About', '/AboutUs/team', '/FAQ.pdf', '/FAQs', ''.padEnd(9, '.')])(
    'has nothing to offer for %s',
    (asked) => {
      expect(suggestRoute(asked, paths)).toBeNull();
    },
  );

  it.each(paths)('does not offer %s to the visitor who asked for it', (path) => {
    expect(suggestRoute(path, paths)).toBeNull();
  });
});
