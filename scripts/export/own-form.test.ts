/** @jest-environment node */
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { readSettings } from '@/lib/env';
import { pageWithId } from '@/lib/seo/metadata';

import { ownFormPage, withTokens } from './own-form';

const page = (settings: Record<string, string>) => ownFormPage(readSettings(settings));
const tagOf = (html: string, id: string) =>
  new RegExp(`<(?:input|textarea) id="${id}"[^>]*>`).exec(html)![0];

describe('the page of the site’s own form', () => {
  afterEach(() => jest.restoreAllMocks());

  it('has the language of the site, and leads to the page that content/routes.ts names', () => {
    jest.replaceProperty(site, 'language', 'ar');
    const thanks: { path: string } = pageWithId(routes, 'thank-you');
    jest.replaceProperty(thanks, 'path', '/done');
    const html = page({});
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('action="../../../done" method="get" target="_top"');
    expect(html).toContain('data-thanks="../../../done"');
  });

  it('has no field names in the demo form, so that nothing can be sent', () => {
    const html = page({});
    expect(html).toContain('action="../../../thank-you" method="get" target="_top"');
    expect(html).not.toMatch(/<(input|textarea)[^>]* name=/);
  });

  it('has the names, keys and limits of the service', () => {
    const html = page({
      NEXT_PUBLIC_LEAD_FORM_ACTION:
        'https://webto.salesforce.com/servlet/servlet.WebToLead?a=1&b=2',
      NEXT_PUBLIC_LEAD_FORM_FIELDS: 'oid=00D"1',
      NEXT_PUBLIC_SITE_URL: 'https://site.example',
      NEXT_PUBLIC_BASE_PATH: '/base',
    });
    expect(html).toContain(
      'action="https://webto.salesforce.com/servlet/servlet.WebToLead?a=1&#38;b=2" method="post"',
    );
    expect(html).toContain('<input type="hidden" name="oid" value="00D&#34;1" />');
    expect(html).toContain('name="retURL" value="https://site.example/base/thank-you"');
    expect(tagOf(html, 'name')).toMatch(/name="last_name".* required maxlength="80"/);
    expect(tagOf(html, 'company')).toMatch(/name="company".* maxlength="40" required/);
    expect(tagOf(html, 'phone')).not.toContain('required');
  });

  it('sends the field for bots only under a name that the service knows', () => {
    const formspree = page({ NEXT_PUBLIC_LEAD_FORM_ACTION: 'https://formspree.io/f/a' });
    expect(tagOf(formspree, 'trap')).toContain('name="_gotcha"');
    const own = page({ NEXT_PUBLIC_LEAD_FORM_ACTION: 'https://api.example/leads' });
    expect(tagOf(own, 'trap')).not.toContain(' name=');
  });
});

describe('withTokens', () => {
  it('replaces design tokens', () => {
    expect(withTokens('a { color: theme(colors.white) }')).toBe('a { color: #ffffff }');
    expect(() => withTokens('theme(colors.none)')).toThrow('there is no token colors.none');
  });
});
