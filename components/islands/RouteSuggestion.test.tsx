import { render, screen } from '@testing-library/react';
import { RouteSuggestion } from '@/components/islands/RouteSuggestion';
import { notFound } from '@/content/pages/not-found';
import { routes } from '@/content/routes';

function ask(address: string, basePath = '') {
  history.replaceState(null, '', address);
  render(
    <RouteSuggestion
      words={notFound.suggestion}
      basePath={basePath}
      paths={routes.map(({ path }) => path)}
    />,
  );
}

describe('RouteSuggestion', () => {
  it.each([
    ['/aboutus', '', '/AboutUs'],
    ['/faq.html?from=mail', '', '/FAQ'],
    ['/site/contactus/', '/site', '/ContactUs'],
    ['/site/index.html', '/site', '/'],
  ])('offers a visitor to %s under "%s" the page %s', (address, basePath, path) => {
    ask(address, basePath);
    expect(screen.getByRole('paragraph')).toHaveTextContent(`${notFound.suggestion} ${path}?`);
    expect(screen.getByRole('link', { name: path })).toHaveAttribute('href', path);
  });

  it.each([
    ['/nothing', ''],
    ['/site/nothing', '/site'],
    ['/site', '/site'],
  ])('says nothing to a visitor to %s under "%s"', (address, basePath) => {
    ask(address, basePath);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
