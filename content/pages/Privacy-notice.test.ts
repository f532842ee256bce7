import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { PrivacyNotice } from '@/app/Privacy-notice/Notice';
import { noticeSections } from '@/components/sections/noticeParts';
import { policyText } from '@/scripts/finish/policy';
import { EMBEDS, type EmbedId } from '@/lib/embed';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { readEnv, type Env } from '@/lib/env';
import { pageDirectives } from '@/scripts/finish/directives';

/** Keep this test with your own words. */

const setting = (name: string, ...values: readonly string[]) =>
  values.map((value) => ({ [`NEXT_PUBLIC_${name}`]: value }));

/** Of each setting that changes what is stored, sent or loaded. */
const CHOICES = [
  [
    {},
    ...setting('LEAD_FORM_URL', 'https://forms.brightkiln.example/contact'),
    ...setting('LEAD_FORM_ACTION', 'https://formspree.io/f/abc'),
  ],
  setting('LEAD_FORM_PARAMETERS', '', 'off', 'product=p,ref,gclid'),
  setting('LINKEDIN_PARTNER_ID', '', 'none', '1234567'),
  setting('ANALYTICS', '', 'https://plausible.io/js/pa-a.js, G-ABC123'),
  setting('TRACKING_CONSENT', '', 'ask'),
];

const embeds = Object.keys(EMBEDS) as EmbedId[];

const builds = CHOICES.reduce<Record<string, string>[]>(
  (all, values) => all.flatMap((one) => values.map((value) => ({ ...one, ...value }))),
  [{}],
).flatMap((env) => [readEnv(env, []), readEnv(env, embeds)]);

const markupOf = (settings: Env) =>
  renderToStaticMarkup(createElement(PrivacyNotice, { settings }));

const allIn = (markup: string, pattern: RegExp) =>
  new Set([...markup.matchAll(pattern)].map(([, text]) => text));

/** Without that of the site. */
const hostsOf = (settings: Env) =>
  [
    ...policyText(pageDirectives(settings, { scripts: [], styles: [] })).matchAll(
      /https?:\/\/([^\s;]+)/g,
    ),
  ]
    .map(([, host]) => host!)
    .filter((host) => host !== new URL(settings.siteUrl).host);

/** Of the site itself, in a build. */
function keysOf({ leadForm, consent, linkedIn, analytics }: Env) {
  const counts = linkedIn !== null || analytics.length > 0;
  const isAttributed = leadForm.parameters.some(({ name }) => name !== 'product');
  return [
    STORAGE_KEYS.popup,
    ...(isAttributed ? [STORAGE_KEYS.attribution] : []),
    ...(leadForm.kind === 'own' && counts ? [STORAGE_KEYS.lead] : []),
    ...(consent ? [STORAGE_KEYS.consent] : []),
  ];
}

it('names, with any settings, exactly the vendors, the form service, the hosts of the policy, the keys in storage, and the parameters of the form', () => {
  for (const settings of builds) {
    const vendors = settings.vendors.map(({ name }) => name);
    const headings = [...allIn(markupOf(settings), /<h3[^>]*>([^<]+)<\/h3>/g)];
    expect(headings).toEqual(expect.arrayContaining(vendors));
    expect(headings).toHaveLength(vendors.length + Number(settings.leadForm.kind !== 'demo'));
    const named = allIn(markupOf(settings), /<code[^>]*>([^<]+)<\/code>/g);
    expect(named).toEqual(
      new Set([
        ...hostsOf(settings),
        ...keysOf(settings),
        ...settings.vendors.flatMap(({ stored }) => stored),
        ...settings.leadForm.parameters.map(({ sent }) => sent),
      ]),
    );
  }
});

it('explains consent exactly if visitors are asked', () => {
  const asks = builds.map((settings) => markupOf(settings).includes('Privacy choices'));
  expect(asks).toEqual(builds.map(({ consent }) => consent));
});

it('has the sections of its table of contents, in order', () => {
  const ids = allIn(markupOf(builds[0]!), /<h2 id="([^"]+)"/g);
  expect([...ids]).toEqual(noticeSections.map(({ id }) => id));
});
