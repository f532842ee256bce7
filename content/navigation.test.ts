import { callToAction, footerLists, mainLinks } from '@/content/navigation';
import { routes } from '@/content/routes';
import { site } from '@/content/site';

describe('the top bar', () => {
  it('has the links of the specification, in order', () => {
    expect(mainLinks.map(({ label, href }) => [label, href])).toEqual([
      ['Home', '/'],
      ['About Us', '/AboutUs'],
      ['Services', '/Services'],
      ['Products', '/Products'],
      ['FAQ', '/FAQ'],
      ['Privacy Policy', '/Privacy-policy'],
    ]);
  });

  it('books a call on the contact page', () => {
    expect(callToAction).toEqual({ label: 'Book a Call With Experts!', href: '/ContactUs' });
  });
});

describe('the footer', () => {
  const { products, navigate, contactHeading } = footerLists;

  it('has the headings of the specification', () => {
    const headings = [products.heading, navigate.heading, contactHeading];
    expect(headings).toEqual(['PRODUCTS', 'NAVIGATE', 'CONTACT US']);
  });

  it('lists six products, all of which lead to the services', () => {
    expect(products.links.map(({ label, href }) => [label, href])).toEqual([
      ['WEBSITE', '/Services'],
      ['SOFTWARE', '/Services'],
      ['BLOCKCHAIN', '/Services'],
      ['APPLICATION', '/Services'],
      ['METAVERSE', '/Services'],
      ['GAME', '/Services'],
    ]);
  });

  it('lists the pages of the specification, in order', () => {
    expect(navigate.links.map(({ label, href }) => [label, href])).toEqual([
      ['Home', '/'],
      ['About Us', '/AboutUs'],
      ['Services', '/Services'],
      ['FAQ', '/FAQ'],
      ['Terms & Condition', '/TermAndCondition'],
    ]);
  });

  it('has a professional network, a video call, a messaging app and a microblog', () => {
    expect(site.social.map(({ kind }) => kind)).toEqual(['network', 'video', 'chat', 'microblog']);
  });
});

describe('internal links', () => {
  const links = [
    ...mainLinks,
    callToAction,
    ...footerLists.products.links,
    ...footerLists.navigate.links,
  ];
  const paths: string[] = routes.map(({ path }) => path);

  it.each(links)('lead to a page: $label', ({ href }) => {
    expect(paths).toContain(href);
  });
});
