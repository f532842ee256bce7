import { freshly } from '@/jest.setup';

it('settings() reads the environment on its first call, not at import, and only once', async () => {
  const { settings } = await freshly(() => import('./settings'));
  const given = (url: string) =>
    jest.replaceProperty(process, 'env', { NODE_ENV: 'test', NEXT_PUBLIC_SITE_URL: url });
  const loaded = given('https://shop.example');
  expect(settings().siteUrl).toBe('https://shop.example');
  given('https://other.example');
  expect(settings().siteUrl).toBe('https://shop.example');
  loaded.restore();
});
