/**
 * Writes the page of the site's own form, which the lead form's frame shows: the form that sends
 * leads if NEXT_PUBLIC_LEAD_FORM_ACTION is set, the demonstration form if no form is set, and none
 * if a hosted form is set. Runs before `next build` and `next dev`, which serve the page as a file
 * of public/. Both forms are the same, except that the fields of the demonstration form have no
 * names, so nothing that is typed can be sent.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { leadForm, ownForm } from '@/content/leadForm';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import type { Settings } from '@/lib/env';
import { nonBreaking } from '@/lib/company';
import { directionOf } from '@/lib/language';
import { formService, type LeadField } from '@/lib/lead/formServices';
import type { OwnFormConfig } from '@/lib/lead/ownForm';
import { pageWithId } from '@/lib/seo/metadata';
import { root } from '@/scripts/command';
import { loadSettings } from '@/scripts/export/settings';
import { DEMO_FORM_FILE, LEAD_FORM_FILE } from '@/scripts/policy/csp';
import tokens from '@/tailwind.config';

import { compileScript } from './compile-script';

const PUBLIC = path.join(root, 'public');
export const FORM_STYLES = 'forms/form.generated.css';
const SCRIPT = fileURLToPath(new URL('./own-form-script.ts', import.meta.url));
const STYLES_SOURCE = new URL('./own-form.css', import.meta.url);

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns attributes, each with a space before it. `true` is an attribute without a value. */
const attributes = (given: Readonly<Record<string, string | number | boolean | undefined>>) =>
  Object.entries(given)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escape(String(value))}"`))
    .join('');

const INPUTS: Readonly<Record<LeadField, Readonly<Record<string, string | number | boolean>>>> = {
  name: { type: 'text', autocomplete: 'name', required: true, maxlength: 120 },
  company: { type: 'text', autocomplete: 'organization', maxlength: 120 },
  email: { type: 'email', autocomplete: 'email', required: true, maxlength: 254 },
  phone: {
    type: 'tel',
    autocomplete: 'tel',
    pattern: String.raw`\+?[0-9\s\(\)\.\-]{6,20}`,
    title: ownForm.fields.phone.wrong,
    maxlength: 20,
  },
  message: { required: true, rows: 2, maxlength: 4000 },
};

/** Replaces `theme(colors.ink.soft)` with a design token. */
export const withTokens = (css: string) =>
  css.replace(/theme\(([\w.]+)\)/g, (_, name: string) => {
    const found = name
      .split('.')
      .reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], tokens.theme);
    if (typeof found !== 'string') throw new Error(`own-form.css: there is no token ${name}`);
    return found;
  });

/** Returns the page of the site's own form. */
export function ownFormPage({ leadForm: form, siteUrl, basePath }: Settings): string {
  const { sending } = form;
  const service = formService(sending?.service ?? 'own');
  const up = '../'.repeat((sending ? LEAD_FORM_FILE : DEMO_FORM_FILE).split('/').length - 1);
  const thanks = pageWithId(routes, 'thank-you').path;
  const thanksFromForm = up + thanks.slice(1);
  const isRequired = (id: LeadField) =>
    INPUTS[id].required === true || (sending && service.required?.includes(id)) || false;
  const nameOf = (id: LeadField) => (sending ? service.fields[id] : undefined);

  const field = (id: LeadField) => {
    const given = attributes({
      id,
      name: nameOf(id),
      ...INPUTS[id],
      ...(sending && service.maxLength?.[id] ? { maxlength: service.maxLength[id] } : {}),
      required: isRequired(id),
      'aria-describedby': `${id}-error`,
    });
    const mark = isRequired(id) ? ` <abbr title="${ownForm.required}">*</abbr>` : '';
    const control = id === 'message' ? `<textarea${given}></textarea>` : `<input${given} />`;
    return `<div${id === 'message' ? ' class="message"' : ''}>
          <label for="${id}">${escape(ownForm.fields[id].label)}${mark}</label>
          ${control}
          <p class="error" id="${id}-error" hidden></p>
        </div>`;
  };
  const hidden = Object.entries(sending?.hidden ?? {});
  if (sending && service.redirect)
    hidden.push([service.redirect, `${siteUrl}${basePath}${thanks}`]);

  const config: OwnFormConfig = {
    mode: sending ? service.mode : 'demo',
    redirect: (sending && service.redirect) ?? null,
    dropsUnknown: service.dropsUnknown ?? false,
    goesBack: service.goesBack ?? false,
    parameters: form.parameters,
    email: site.email,
    words: {
      fields: ownForm.fields,
      submit: ownForm.submit,
      sending: ownForm.sending,
      failures: ownForm.failures,
    },
  };
  const title = escape(sending ? ownForm.title : ownForm.demo.title);
  const action = sending
    ? attributes({ action: sending.action, method: 'post' })
    : attributes({ action: thanksFromForm, method: 'get' });
  const note = `<p class="note"><strong>${escape(ownForm.demo.label)}</strong> ${escape(ownForm.demo.text)}</p>`;
  const trap = `<p class="hidden">
          <label for="trap">${escape(ownForm.trap)}</label>
          <input${attributes({ id: 'trap', name: service.honeypot, type: 'text', tabindex: -1, autocomplete: 'off' })} />
        </p>`;

  const markup = `<!doctype html>
<html lang="${site.language}" dir="${directionOf(site.language)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <link rel="stylesheet" href="${up}${FORM_STYLES}" />
  </head>
  <body>
    <main>
      <h1 class="hidden">${title}</h1>
      ${sending ? '' : note}
      <form id="form"${action} target="_top" data-thanks="${thanksFromForm}">
        ${hidden.map(([name, value]) => `<input${attributes({ type: 'hidden', name, value })} />`).join('\n        ')}
        <p class="product" id="product" hidden>${escape(ownForm.product)} <strong id="product-title"></strong></p>
        <div class="two">
        ${field('name')}
        ${field('company')}
        </div>
        <div class="two">
        ${field('email')}
        ${field('phone')}
        </div>
        ${field('message')}
        ${sending ? trap : ''}
        <section class="failure" id="failure" aria-labelledby="failure-heading" tabindex="-1" hidden>
          <h2 id="failure-heading">${escape(ownForm.failures.unknown.heading)}</h2>
          <p id="failure-reason"></p>
          <p id="failure-text">${escape(ownForm.failures.unknown.text)}</p>
          <ul>
            <li><a id="failure-email" href="mailto:${site.email}" target="_top">${escape(site.email)}</a></li>
            <li><a href="tel:${site.phone.e164}" target="_top"><bdi>${escape(nonBreaking(site.phone.display))}</bdi></a></li>
            <li><a href="${escape(site.chatUrl)}" target="_blank" rel="noopener noreferrer">${escape(leadForm.chatLabel)}</a></li>
          </ul>
        </section>
        <button type="submit" id="submit">${escape(ownForm.submit)}</button>
        <p class="hidden" id="status" role="status"></p>
      </form>
    </main>
    SCRIPT
  </body>
</html>
`;
  return markup
    .replace(/^ *\n/gm, '')
    .replace('SCRIPT', () => `<script>${compileScript(SCRIPT, { CONFIG: config })}</script>`);
}

export async function makeOwnForm() {
  const settings = loadSettings();
  const { demo, sending } = settings.leadForm;
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(PUBLIC, file)), { recursive: true });
    await writeFile(path.join(PUBLIC, file), text);
  };
  // The previous build may have had other settings.
  for (const file of [DEMO_FORM_FILE, LEAD_FORM_FILE])
    await rm(path.dirname(path.join(PUBLIC, file)), { recursive: true, force: true });
  if (!demo && !sending) return;
  await write(FORM_STYLES, withTokens(await readFile(STYLES_SOURCE, 'utf8')));
  await write(demo ? DEMO_FORM_FILE : LEAD_FORM_FILE, ownFormPage(settings));
}
