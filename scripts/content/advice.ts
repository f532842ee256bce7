/** What breaks nothing, but would be better otherwise. What breaks the site is in ./problems.ts. */
import type { Company } from '@/lib/company';
import type { PageRecord } from '@/lib/pages/record';
import { securityDue } from '@/lib/seo/securityTxt';
import type { Content } from '@/scripts/content/read';

/** A warning of one line in a build, and an entry in the list of `npm run launch`. */
export type Advice = { file: string; found: string; remedy: string };

export const warn = (findings: readonly Advice[]) => {
  for (const { file, found, remedy } of findings)
    process.stderr.write(`Warning: ${file} ${found}: ${remedy}\n`);
};

type Row = [file: string, found: string, remedy: string];

function* contentRows(content: Content, now: Date): Generator<Row> {
  const { site, security } = content['site.ts'] as {
    site: Company;
    security: { confirmed: string };
  };
  const { routes } = content['routes.ts'] as { routes: readonly PageRecord[] };
  const due = securityDue(now, { ...security, email: site.email });
  if (due) yield ['site.ts', `security.confirmed ${due.found}`, due.remedy];
  for (const [index, { title, description }] of routes.entries()) {
    const record = `routes[${index}]`;
    for (const [key, text] of Object.entries({ title, description })) {
      const twin = routes.findIndex((other) => other[key as 'title'] === text);
      if (twin < index)
        yield ['routes.ts', `${record}.${key} is also used by record ${twin}`, 'write another one'];
    }
  }
}

/** Advice that needs only the sources. scripts/export/generate.ts adds advice on what it makes. */
export const contentAdvice = (content: Content, now = new Date()): Advice[] =>
  [...contentRows(content, now)].map(([file, found, remedy]) => ({
    file: `content/${file}`,
    found,
    remedy,
  }));
