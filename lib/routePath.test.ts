import { routePath } from '@/lib/routePath';

describe('routePath', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/AboutUs', '/AboutUs'],
    ['/AboutUs/', '/AboutUs'],
    ['/AboutUs.html', '/AboutUs'],
    ['/AboutUs/index.html', '/AboutUs'],
    ['/Privacy-policy//', '/Privacy-policy'],
  ])('takes %s for %s', (address, route) => {
    expect(routePath(address)).toBe(route);
  });
});
