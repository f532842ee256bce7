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

const HOSTED = { NEXT_PUBLIC_LEAD_FORM_URL: 'https://forms.brightkiln.example/contact' };
const OWN = { NEXT_PUBLIC_LEAD_FORM_ACTION: 'https://formspree.io/f/abc' };
const WITHOUT_PARAMETERS = { NEXT_PUBLIC_LEAD_FORM_PARAMETERS: 'off' };
const PARAMETERS = { NEXT_PUBLIC_LEAD_FORM_PARAMETERS: 'product=p,ref,gclid' };
const LINKEDIN = { NEXT_PUBLIC_LINKEDIN_PARTNER_ID: '1234567' };
const ANALYTICS = { NEXT_PUBLIC_ANALYTICS: 'https://plausible.io/js/pa-a.js, G-ABC123' };
const ASK = { NEXT_PUBLIC_TRACKING_CONSENT: 'ask' };

const builds = [
  readEnv({}),
  readEnv(ASK, Object.keys(EMBEDS) as EmbedId[]),
  ...[
    { ...HOSTED, ...LINKEDIN, ...ASK },
    { ...HOSTED, ...PARAMETERS },
    { ...OWN, ...WITHOUT_PARAMETERS },
    { ...OWN, ...PARAMETERS, ...ANALYTICS, ...ASK },
    { ...OWN, ...WITHOUT_PARAMETERS, ...LINKEDIN },
  ].map((env) => readEnv(env)),
];

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
