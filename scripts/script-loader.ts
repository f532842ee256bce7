/**
 * In: a page as `next build` leaves it. Out: the same page without its scripts, which one inline
 * script fetches once the page is painted; and the data of the page, which Next.js repeats in it as
 * scripts, as a file beside them. Runs before the page gets its policy, which allows that script by
 * its hash, and by 'strict-dynamic' whatever such a script loads; so no address has to be allowed.
 */
import { createHash } from 'node:crypto';

import { LOADER_POLICY } from './policy/csp';

const SCRIPT = /<script src="([^"]*)"([^>]*)><\/script>/g;
/** Without script elements there is nothing to preload for; the policy would refuse it, too. */
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
/** What React starts from: the page once more, as data (the "flight" format). */
const DATA = /<script>(\(?self\.__next_f\b[\s\S]*?)<\/script>/g;
/** The bundler's runtime, without which the other files only wait. */
const RUNTIME = /\/_next\/static\/chunks\/webpack-[^/]+\.js$/;

export type LoaderOptions = {
  /** Whether scripts wait for the first paint or act, or are fetched at once. */
  late: boolean;
  /** Stylesheets that the page itself does not ask for. */
  styles?: readonly string[];
  /** Whether presses are kept for whoever counts them (components/islands/Tracking.tsx). */
  keepPresses?: boolean;
};
export type LoadedPage = { html: string; data?: { file: string; text: string } };

/** What a visitor does first. A press of assistive technology is a click alone. */
const ACTS = ['pointerdown', 'keydown', 'click'];
/** Longest wait, in ms: for a browser that paints late or reports nothing, a page that does not end. */
const PATIENCE_MS = 2000;

/**
 * Elements that are made by a script are not in the HTML, where anybody may have put them. The
 * runtime is fetched last and only after the data: without data React would empty the page. An
 * element whose file is gone is taken away: the bundler would wait two minutes for it, but asks anew
 * for what it does not find, and then knows.
 */
const fetchAll = (
  data: string,
  runtime: string,
  files: readonly string[],
  styles: readonly string[],
) => `
const policy=self.trustedTypes?.createPolicy("${LOADER_POLICY}",{createScriptURL:u=>u});
const load=(u,then)=>{
  const s=document.createElement("script");
  s.async=false;
  s.src=policy?policy.createScriptURL(u):u;
  if(then)s.onload=then;
  s.onerror=()=>s.remove();
  document.head.append(s)
};
const start=()=>{
  for(const u of ${JSON.stringify(styles)}){
    const l=document.createElement("link");
    l.rel="stylesheet";
    l.href=u;
    document.head.append(l)
  }
  load("${data}",()=>load("${runtime}"));
  ${JSON.stringify(files.filter((file) => file !== runtime))}.forEach(u=>load(u))
};`;

/** React must find the whole page, so what comes before its end waits for it. */
const AT_ONCE = `
if(document.readyState=="loading")addEventListener("DOMContentLoaded",start);
else start()`;

/**
 * After the largest paint: its first candidate and the pictures that are fetched with it; in a tab
 * that nobody sees, after everything. Then whenever the browser has nothing better to do; at once if
 * the visitor acts.
 */
const AFTER_PAINT = `
let begun=false;
const go=()=>{
  if(document.readyState=="loading")return addEventListener("DOMContentLoaded",go,{once:true});
  if(begun)return;
  begun=true;
  start()
};
const idle=()=>self.scheduler?.postTask?scheduler.postTask(go,{priority:"background"}):setTimeout(go);
const painted=(list,observer)=>{
  observer.disconnect();
  const pictures=[...document.querySelectorAll("img[fetchpriority=high]")];
  Promise.allSettled(pictures.map(i=>i.decode())).then(idle)
};
for(const act of ${JSON.stringify(ACTS)})addEventListener(act,go,{capture:true,once:true,passive:true});
const paint="largest-contentful-paint";
if(document.visibilityState=="visible"&&PerformanceObserver.supportedEntryTypes?.includes(paint))
  new PerformanceObserver(painted).observe({type:paint,buffered:true});
else addEventListener("load",idle);
setTimeout(idle,${PATIENCE_MS})`;

/** A press does what the page says without scripts; this is for counting it. */
const KEEP_PRESSES = `
;self.earlyPresses=[];
addEventListener("click",e=>self.earlyPresses?.push(e.target))`;

const compact = (code: string) => `{${code.replace(/\n\s*/g, '')}}`;

/** As long as the content: the name changes with it, so the file may be kept for ever. */
const nameOf = (text: string) =>
  `_next/static/data/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`;

/**
 * @throws Error for a script that is not `async` (the order of the others is free), for a page
 *   without a head, and for one whose scripts lack what starts them
 */
export function withLoader(
  html: string,
  { late, styles = [], keepPresses = false }: LoaderOptions,
): LoadedPage {
  const files: string[] = [];
  const data: string[] = [];
  const bare = html
    .replace(PRELOAD, '')
    .replace(DATA, (_, text: string) => {
      data.push(text);
      return '';
    })
    .replace(SCRIPT, (element, file: string, rest: string) => {
      // Polyfills for browsers that know no modules; none that the site supports fetches them.
      if (/\snomodule\b/i.test(rest)) return '';
      if (!/\sasync\b/.test(rest)) throw new Error(`has a script that must not wait: ${element}`);
      files.push(file);
      return '';
    });
  if (files.length === 0) return { html };
  const runtime = files.find((file) => RUNTIME.test(file));
  if (!runtime) throw new Error('has no script of the bundler’s runtime: build with --webpack');
  if (data.length === 0) throw new Error('has no data (self.__next_f) for its scripts');
  // The address stands in a script now, where no entity is decoded and no tag may end.
  if (files.some((file) => /[<&]/.test(file))) throw new Error(`names an odd script: ${files}`);
  if (!bare.includes('</head>')) throw new Error('has no </head>, where its scripts are loaded');
  const text = data.join(';\n');
  const file = nameOf(text);
  const address = runtime.slice(0, runtime.indexOf('/_next/') + 1) + file;
  const when = (late ? AFTER_PAINT : AT_ONCE) + (keepPresses ? KEEP_PRESSES : '');
  const code = compact(fetchAll(address, runtime, files, styles) + when);
  return {
    html: bare.replace('</head>', () => `<script>${code}</script></head>`),
    data: { file, text },
  };
}
