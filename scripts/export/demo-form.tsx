/**
 * Writes the page of the demonstration form, which the lead form's frame shows if no form is set. It
 * consists of the fields of the site's own form, without names, so that nothing that is typed can be
 * sent, and it has no scripts. Runs before `next build` and `next dev`, which serve the page as a file
 * of public/. It is the same for all settings: finishDemoForm removes it from an export that does not
 * show it.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';
import { renderToStaticMarkup } from 'react-dom/server';

import { buttonClass } from '@/components/parts/buttonClass';
import { OwnFormFields } from '@/components/parts/OwnFormFields';
import { ownForm } from '@/content/leadForm';
import { site } from '@/content/site';
import { STATIC } from '@/kit/next';
import type { Settings } from '@/lib/env';
import { directionOf } from '@/lib/language';
import { pageWithId } from '@/lib/pages/routes';
import { root } from '@/scripts/command';
import { DEMO_FORM_FILE } from '@/scripts/policy/csp';

const FILE = `public/${DEMO_FORM_FILE}`;
/** The relative URL of the root of the site, because the page is the same for all base paths. */
const UP = '../'.repeat(DEMO_FORM_FILE.split('/').length - 1);
const STYLES = fileURLToPath(new URL('./demo-form.css', import.meta.url));

async function stylesOf() {
  const { css } = await postcss([tailwind({ optimize: { minify: true } })]).process(
    await readFile(STYLES, 'utf8'),
    { from: STYLES },
  );
  return css.replace(/url\(["']?[^"')]*public\//g, (start) => start.replace(/[^("']*$/, UP));
}

const Page = ({ styles }: { styles: string }) => (
  <html lang={site.language} dir={directionOf(site.language)}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{ownForm.demo.title}</title>
      <style dangerouslySetInnerHTML={{ __html: styles }} />
    </head>
    <body>
      <main>
        <h1 className="sr-only">{ownForm.demo.title}</h1>
        <p className="own-form-note">
          <strong>{ownForm.demo.label}</strong> {ownForm.demo.text}
        </p>
        <form
          className="own-form"
          action={UP + pageWithId('thank-you').path.slice(1)}
          target="_top"
        >
          <OwnFormFields prefix="demo" fields={ownForm.fields} words={ownForm} />
          <button type="submit" className={buttonClass('primary', 'small', 'own-form-submit')}>
            {ownForm.submit}
          </button>
        </form>
      </main>
    </body>
  </html>
);

/** @returns the file that was written */
export async function makeDemoForm() {
  const styles = await stylesOf();
  const file = path.join(root, FILE);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `<!doctype html>${renderToStaticMarkup(<Page styles={styles} />)}\n`);
  return [FILE];
}

const FONT_FACE = /@font-face\s*\{[^}]*font-family:\s*sans\b[^}]*\}/;

/** Gives the page the font of the site, whose file name only the build knows, or removes the page. */
export async function finishDemoForm(out: string, { leadForm }: Settings) {
  if (leadForm.kind !== 'demo')
    return rm(path.join(out, 'forms'), { recursive: true, force: true });
  const folder = path.join(out, STATIC, 'css');
  const sheets = (await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8'));
  const face = FONT_FACE.exec((await Promise.all(sheets)).join(''))?.[0];
  if (!face) throw new Error(`${folder} contains no font: see scripts/policy/fonts.ts`);
  const font = face
    .replace(/url\([^)]*(?=_next|\/media)/, `url(${UP}${STATIC}`)
    .replace(/static_next\/static/, 'static');
  const file = path.join(out, DEMO_FORM_FILE);
  const page = await readFile(file, 'utf8');
  await writeFile(
    file,
    page.replace('<style>', () => `<style>${font}`),
  );
}
