import { expect, test } from '@/e2e/sample/support/test';

/** The routes of the specification, and those that the site adds. */
for (const { path, heading, title, crumbs, canonical } of [
  {
    path: '/',
    heading: 'Your Trusted Partner for Web & Blockchain Development Worldwide',
    title: 'Web & blockchain development company: Brightkiln',
  },
  {
    path: '/AboutUs',
    heading: 'About us',
    title: 'In-house software development team: Brightkiln',
    crumbs: ['Home', 'About us'],
  },
  {
    path: '/Services',
    heading: 'Services',
    title: 'Web, app and blockchain development: Brightkiln',
    crumbs: ['Home', 'Services'],
  },
  {
    path: '/Products',
    heading: 'Products',
    title: 'App, e-commerce and SaaS development: Brightkiln',
    crumbs: ['Home', 'Products'],
  },
  {
    path: '/FAQ',
    heading: 'Frequently Asked Questions for Our Software Development Services',
    title: 'Software development price and time: Brightkiln FAQ',
    crumbs: ['Home', 'FAQ'],
  },
  {
    path: '/Privacy-policy',
    heading: 'Term & Conditions',
    title: 'Sample software development contract: Brightkiln',
    crumbs: ['Home', 'Term & Condition'],
  },
  {
    path: '/TermAndCondition',
    heading: 'Term & Conditions',
    title: 'Software contract, terms & conditions: Brightkiln',
    crumbs: ['Home', 'Term & Condition'],
    canonical: '/Privacy-policy',
  },
  {
    path: '/ContactUs',
    heading: 'Contact Us',
    title: 'Contact Brightkiln: ask for a call or a price range',
  },
  {
    path: '/Privacy-notice',
    heading: 'Privacy notice',
    title: 'Privacy notice: how Brightkiln handles your data',
    crumbs: ['Home', 'Privacy notice'],
  },
  {
    path: '/Work',
    heading: 'Work',
    title: 'Case studies of our software projects: Brightkiln',
    crumbs: ['Home', 'Work'],
  },
  {
    path: '/Insights',
    heading: 'Insights',
    title: 'Articles for people who buy software: Brightkiln',
    crumbs: ['Home', 'Insights'],
  },
])
  test(`${path} has its title, heading, breadcrumb and canonical link, and the bar marks it`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(breadcrumb.getByRole('listitem')).toHaveText(crumbs ?? []);
    await expect(page.locator('link[rel="canonical"]')).toHaveJSProperty(
      'href',
      `https://brightkiln.example${canonical ?? path}`,
    );
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(
      page.locator('header [aria-current="page"], dialog [aria-current="page"]'),
    ).toHaveCount(
      ['/TermAndCondition', '/ContactUs', '/Privacy-notice', '/Work', '/Insights'].includes(path)
        ? 0
        : 2,
    );
    await expect(page.getByRole('link', { name: 'Chat with us' })).toBeInViewport();
  });

test('/thank-you is not for search engines', async ({ page }) => {
  await page.goto('/thank-you');
  await expect(page).toHaveTitle('Thank you from Brightkiln: we received your form');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /^noindex/);
});

test('A page starts with a strict policy, which its host completes, and has a social card', async ({
  page,
  request,
}) => {
  const response = (await page.goto('/AboutUs'))!;
  const html = await response.text();
  const policy =
    /<head><meta charSet="[^"]*"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"/;
  const directives = policy.exec(html)?.[1];
  expect(directives).toMatch(/^default-src 'none'; script-src 'strict-dynamic' 'sha256-/);
  expect(directives).not.toMatch(/unsafe|\*/);
  expect(response.headers()['content-security-policy']).toBe("frame-ancestors 'self'");
  const card = page.locator('meta[property="og:image"]').first();
  const picture = await request.get(new URL((await card.getAttribute('content'))!).pathname);
  expect(picture.headers()['content-type']).toMatch(/^image\//);
});
