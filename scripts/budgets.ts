/**
 * In: the finished export. Out: a line for each route with what it weighs; or a line for each thing
 * that weighs more than scripts/policy/budgets.ts allows, and exit code 1. Runs last in a build: the
 * pages hold their styles and their loader only then, and what is too heavy must not be deployed.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { routes } from '@/content/routes';

import { brotliBytes, fileLoads, type Load, type Weigh } from './file-bytes';
import { blockingElements, firstPictures, firstScreen } from './first-screen';
import { loadedFiles } from './loaded-files';
import * as budgets from './policy/budgets';
import { isMain, root, stop } from './process';
import { loadSettings } from './settings';

/** The bytes of every file by its path in the export. */
export type Files = ReadonlyMap<string, Buffer>;
type Site = { files: Files; basePath: string; weigh: Weigh; network?: boolean };
export type PageReport = { path: string; loads: Load[]; faults: string[]; styles: string[] };

const OUT = path.join(root, 'out');
const POLICY = 'scripts/policy/budgets.ts';
const PATHS = [...routes.map((route) => route.path), '/404'];

const pageOf = (route: string) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);
const count = (bytes: number) => bytes.toLocaleString('en');

/** What one page weighs, and what is wrong with it whatever it weighs. */
export function weighPage(
  route: string,
  { files, basePath, weigh, network = false }: Site,
): PageReport {
  const file = `out/${pageOf(route)}`;
  const bytesAt = (address: string, how: (bytes: Buffer) => number) => {
    const bytes = files.get(decodeURIComponent(address.slice(basePath.length + 1)));
    if (!bytes) throw new Error(`names ${address}, which the export lacks: build it anew`);
    return how(bytes);
  };
  const sum = (addresses: readonly string[], how: (bytes: Buffer) => number) =>
    addresses.reduce((total, address) => total + bytesAt(address, how), 0);
  const budget = ({ usual, others }: typeof budgets.DOCUMENT) => (others[route] ?? usual).bytes;
  try {
    const html = files.get(pageOf(route))?.toString();
    if (html === undefined) throw new Error('is missing: run `npm run build`');
    const fetched = loadedFiles(html);
    if (!fetched) throw new Error('has no loader of scripts: run scripts/finish-export.ts');
    const pictures = firstPictures(html, budgets.FIRST_PICTURES.phone);
    const load = (what: string, bytes: number, most: number, remedy: string): Load => ({
      file,
      what,
      bytes,
      budget: most,
      remedy,
    });
    return {
      path: route,
      styles: fetched.styles,
      faults: blockingElements(html).map(
        (element) => `${file}: ${element} holds up the paint: let scripts/finish-export.ts take it`,
      ),
      loads: [
        load('document', weigh(html), budget(budgets.DOCUMENT), 'shorten the page, or its styles'),
        load(
          'first screen',
          weigh(firstScreen(html)),
          budgets.FIRST_SCREEN.bytes,
          'take rules, inline pictures or markup out of its head and first block',
        ),
        load(
          'scripts over the framework',
          sum(fetched.scripts, weigh) - budgets.FLOOR.bytes,
          budgets.SCRIPTS_OVER_FLOOR.bytes + (network ? budgets.SCRIPTS_FOR_NETWORK.bytes : 0),
          'make an island smaller, or load part of it by import()',
        ),
        load(
          'data',
          bytesAt(fetched.data, weigh),
          budget(budgets.PAGE_DATA),
          'give islands fewer props, and sections less markup',
        ),
        load(
          'first pictures',
          sum(pictures, ({ length }) => length),
          budgets.FIRST_PICTURES.bytes,
          'correct `sizes`, add a smaller width in scripts/policy/pictures.ts, or make fewer eager',
        ),
      ],
    };
  } catch (error) {
    return { path: route, loads: [], styles: [], faults: [`${file} ${(error as Error).message}`] };
  }
}

/** A floor that was measured with another version says nothing about this one. */
export const floorFaults = (version: string): string[] =>
  version === budgets.FLOOR.next
    ? []
    : [
        `node_modules/next is ${version}, but the framework’s floor was measured with ${budgets.FLOOR.next}: measure anew as ${POLICY} says`,
      ];

/** @returns a line for each load that is over its budget: file, bytes, budget, remedy */
export const overBudget = (loads: readonly Load[]): string[] =>
  loads
    .filter(({ bytes, budget }) => bytes > budget)
    .map(
      ({ file, what, bytes, budget, remedy }) =>
        `${file}: ${what} ${count(bytes)} bytes, budget ${count(budget)}: ${remedy}, or raise the budget in ${POLICY} with its reason`,
    );

export const reportLine = ({ path: route, loads }: PageReport): string =>
  `${route.padEnd(18)}${loads.map(({ what, bytes }) => `${what} ${count(bytes)}`).join(', ')}`;

async function main() {
  const files = new Map<string, Buffer>();
  for (const entry of await readdir(OUT, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const absolute = path.join(entry.parentPath, entry.name);
    files.set(path.relative(OUT, absolute).replaceAll(path.sep, '/'), await readFile(absolute));
  }
  const next = await readFile(path.join(root, 'node_modules/next/package.json'), 'utf8');
  const { basePath, tracking } = loadSettings();
  const weigh = brotliBytes();
  const site = { files, basePath, weigh, network: tracking !== null };
  const pages = PATHS.map((route) => weighPage(route, site));
  const styles = pages.flatMap((page) => page.styles.map((at) => at.slice(basePath.length + 1)));
  const rest = fileLoads(files, new Set(styles), weigh);
  const lines = [
    ...floorFaults(JSON.parse(next).version),
    ...pages.flatMap(({ faults, loads }) => [...faults, ...overBudget(loads)]),
    ...rest.faults,
    ...overBudget(rest.loads),
  ];
  if (lines.length > 0) throw new Error(lines.join('\n'));
  process.stdout.write(`${pages.map(reportLine).join('\n')}\n`);
}

if (isMain(import.meta.url)) main().catch(stop);
