/**
 * The build of other content: a copy of the project with one record in each list, or none where only a
 * section shows it, and with what the sample lacks: long words, a long name, dark colors, plain edges, a
 * picture instead of tiles, photographs of people, a video and a calendar.
 */
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { root } from '@/scripts/command';

/**
 * Not copied: packages, which are linked, the history, results of builds and tests, and the owner's
 * settings.
 */
const LOCAL = /^(node_modules|out|hosts|coverage|\.git|\.next|\.e2e|\.env(?!\.example$).*)$/;

const WORD = 'Binnenhafenverwaltungsgebührenverordnung';

const PHOTO = '/pictures/people/person.jpg';

/** Statements at the end of modules: whoever imports the module sees what they change. */
const ADDED: Readonly<Record<string, string>> = {
  'content/site.ts': `Object.assign(site, {
    name: 'Hafenwerk Dvořák, Sønn & Partner',
    tagline: 'Software for small harbors: ${WORD}.',
    language: 'en-GB',
    alternates: [
      { language: 'en-GB', label: 'English', url: 'https://hafenwerk.example', default: true },
      { language: 'cs', label: 'Čeština', url: 'https://cs.hafenwerk.example', missing: ['/Work'] },
    ],
    url: 'https://hafenwerk.example',
    chatUrl: null,
    callUrl: 'https://cal.com/hafenwerk/first-call',
    embeds: ['youTube', 'calCom'],
    offices: [{ name: 'Bergen', line: 'Nøstegaten 1, 5010 Bergen' }, { name: 'Brno', line: 'Úvoz 2, 602 00 Brno' }],
  });`,
  'content/pages/home.ts': `Object.assign(home.hero, {
    headline: 'Software for the ${WORD}',
    picture: { alt: 'A phone on a desk' },
  });`,
  'content/lists/brands.ts': 'brands.splice(0);',
  'content/lists/counters.ts': 'counters.splice(0);',
  'content/lists/faqs.ts': `faqs.splice(1); Object.assign(faqs[0], { question: 'Who reads the ${WORD}?' });`,
  // Two, because a test books one after the other.
  'content/lists/products.ts': `products.splice(2); Object.assign(products[0], { purpose: '${WORD}' });`,
  'content/lists/services.ts': `services.splice(1);
    const [service] = services;
    const like = { label: 'Like our ${WORD}', href: '/Products#product-1' as const };
    Object.assign(service, {
      title: '${WORD}',
      products: [1],
      typical: [{ ...service.typical[0], like }],
    });`,
  'content/redirects.ts': 'redirects.splice(0);',
};

const POST = `---
title: The ${WORD} in one list
description: What we learned on a quay in November.
date: 2026-11-02
picture: picture.jpg
alt: A phone on a desk
`;

const TEXT = `
A harbormaster does not sit at a desk.

## The ${WORD}

| Task | Before | Now |
| --- | ---: | --: |
| ${WORD} | 22 s | 3 s |

[A film of the quay](https://youtu.be/jNQXAC9IVRw)
`;

const FILES: Readonly<Record<string, string>> = {
  'content/insights/list.md': `${POST}author: Åsmund ${WORD}\ntags: [${WORD}]\n---\n${TEXT}`,
  'content/work/list.md': `${POST}client: The harbor of Bergen\nservices: [blockchain]\nproducts: [1]\n---\n${TEXT}`,
  'content/lists/people.json': JSON.stringify([
    { name: `Åsmund ${WORD}`, role: 'Sensors', photo: PHOTO },
  ]),
  'content/lists/quotes.json': JSON.stringify([
    {
      text: `It reads the ${WORD}.`,
      name: 'Ivar Nes',
      role: 'Harbormaster',
      photo: PHOTO,
      case: 'list',
    },
  ]),
};

/** By tokens: what tailwind.config.ts has, and what replaces it. */
const LOOK = {
  'const CORNERS = 1;': 'const CORNERS = 0;',
  "const EDGES = 'glaze'": "const EDGES = 'plain'",
  'page: glazes.porcelain': "page: '#0f1a22'",
  "surface: '#fafaf7'": "surface: '#17252f'",
  'DEFAULT: glazes.clay,': "DEFAULT: '#2a3c48',",
  "shade: '#cdc3b3'": "shade: '#344957'",
  "panel: '#e3dccf'": "panel: '#1b2b36'",
  'counters: glazes.clay': "counters: '#917f71'",
  'dark: glazes.tenmoku': "dark: '#0a1218'",
  'DEFAULT: glazes.malachite': "DEFAULT: '#10404a'",
  "text: '#a83a0c'": "text: '#ff9a6b'",
  'bar: glazes.celadon': "bar: '#1c3140'",
  'booking: glazes.shino': "booking: '#3a342b'",
  "ink: { DEFAULT: '#1d1512', soft: '#564a43'": "ink: { DEFAULT: '#eef3f5', soft: '#b4c2ca'",
  "focus: { DEFAULT: '#17306e'": "focus: { DEFAULT: '#fff1e0'",
  "DEFAULT: 'rgb(29 21 18 / .14)'": "DEFAULT: 'rgb(238 243 245 / .14)'",
  "strong: 'rgb(29 21 18 / .28)'": "strong: 'rgb(238 243 245 / .28)'",
  "field: { DEFAULT: '#857a72', ground: '#ffffff'":
    "field: { DEFAULT: '#8295a0', ground: '#101d26'",
  "veiled: '#4e4945'": "veiled: '#151312'",
};

/** A build can use the rest again. */
async function copyProject(to: string) {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(to))
    if (!LOCAL.test(name)) await rm(path.join(to, name), { recursive: true });
  for (const name of await readdir(root))
    if (!LOCAL.test(name))
      await cp(path.join(root, name), path.join(to, name), { recursive: true });
  const packages = path.join(to, 'node_modules');
  await rm(packages, { force: true });
  await symlink(path.join(root, 'node_modules'), packages);
}

export async function makeOther(to: string) {
  const at = (file: string) => path.join(to, file);
  const change = async (file: string, edit: (text: string) => string) =>
    writeFile(at(file), edit(await readFile(at(file), 'utf8')));

  await copyProject(to);
  for (const [file, code] of Object.entries(ADDED))
    await change(file, (text) => `${text}\n${code}\n`);
  for (const [from, replacement] of Object.entries(LOOK))
    await change('tailwind.config.ts', (text) => {
      if (!text.includes(from)) throw new Error(`tailwind.config.ts lacks ${from} (e2e/other.ts)`);
      return text.replace(from, replacement);
    });
  const picture = at('public/product/cab-booking-app.jpg');
  for (const folder of ['content/insights', 'content/work']) {
    for (const name of await readdir(at(folder))) await rm(path.join(at(folder), name));
    await cp(picture, at(`${folder}/picture.jpg`));
  }
  await cp(picture, at('art/masters/hero-picture.jpg'));
  await cp(picture, at('art/masters/people/person.jpg'));
  for (const [file, text] of Object.entries(FILES)) await writeFile(at(file), text);
}
