import { render, screen } from '@testing-library/react';
import { RouteSuggestion } from '@/components/islands/RouteSuggestion';
import { notFound } from '@/lib/fixture/content/pages/not-found';

const build = globalThis as unknown as { __BASE_PATH__: string };

function ask(pathname: string, basePath = '') {
  jest.replaceProperty(build, '__BASE_PATH__', basePath);
  history.replaceState(null, '', pathname);
  render(<RouteSuggestion words={notFound.suggestion} />);
}

afterEach(() => jest.restoreAllMocks());

describe('RouteSuggestion', () => {
  it.each([
    ['/site/contactus/', '/site', '/ContactUs'],
    ['/Log/gone', '', '/Log'],
  ])('at %s with the base path "%s", suggests %s', (pathname, basePath, path) => {
    ask(pathname, basePath);
    expect(screen.getByRole('paragraph')).toHaveTextContent(`${notFound.suggestion} ${path}?`);
    expect(screen.getByRole('link', { name: path })).toHaveAttribute('href', path);
  });

  it.each(['/nothing', '/FAQ'])('suggests nothing at %s', (pathname) => {
    ask(pathname);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
