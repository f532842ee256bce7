/**
 * The inline script that fetches what a page left out (scripts/script-loader.ts). It is in every page,
 * before anything else: every byte counts, and it says nothing that differs between two builds.
 */
import { LOADER_POLICY } from './policy/csp';

/** What a visitor does first. A press of assistive technology is a click alone. */
const ACTS = ['pointerdown', 'keydown', 'click'];
/** Longest wait, in ms: for a browser that paints late or reports nothing, a page that does not end. */
const PATIENCE_MS = 2000;

/** Addresses, and the bundler's names of modules. */
export type LoaderParts = {
  data: string;
  runtime: string;
  entry: string | undefined;
  files: readonly string[];
  styles: readonly string[];
  steps: readonly (string | number)[];
};

/**
 * Elements that are made by a script are not in the HTML, where anybody may have put them. The
 * runtime is fetched last, and only once there are the data, without which React would fail on the
 * page, and the styles, without which its dialogs could not be closed: else the page stays HTML,
 * which works. A file that is cut off, or a host's own page in its place, has "loaded" too, so the
 * data itself is looked for. A script's element is taken away when its file has come or failed: for
 * one that it finds the bundler would wait two minutes if the script did not run; without one it asks
 * anew, and then knows.
 * The entry has run by the time the runtime does, and has left word of what to start in the runtime's
 * list: that word is held back until the steps are done. A step that fails will fail again at its
 * turn, where the framework sees it.
 */
const fetchAll = ({ data, runtime, entry, files, styles, steps }: LoaderParts) => `
const policy=self.trustedTypes?.createPolicy("${LOADER_POLICY}",{createScriptURL:u=>u});
const load=(u,then)=>{
  const s=document.createElement("script");
  s.async=false;
  s.src=policy?policy.createScriptURL(u):u;
  s.onerror=()=>s.remove();
  s.onload=()=>{
    s.remove();
    then?.()
  };
  document.head.append(s)
};
const dress=u=>new Promise(done=>{
  const l=document.createElement("link");
  l.rel="stylesheet";
  l.href=u;
  l.onload=done;
  document.head.append(l)
});
let held;
const list=()=>self.webpackChunk_N_E??=[];
const steps=()=>{
  const left=${JSON.stringify(steps)};
  const step=run=>{
    const id=left.shift();
    if(id==null)return held&&list().push(held);
    try{if(run.m[id])run(id)}catch{}
    later(()=>step(run))
  };
  list().push([["steps"],{},step])
};
const later=f=>self.scheduler?.postTask?scheduler.postTask(f):setTimeout(f);
const start=()=>{
  const dressed=Promise.all(${JSON.stringify(styles)}.map(dress));
  load("${data}",()=>self.__next_f&&dressed.then(()=>load("${runtime}",steps)));
  ${JSON.stringify(files)}.forEach(u=>load(u));
  ${entry ? `load("${entry}",()=>{held=list().pop()})` : ''}
};`;

/**
 * Who comes back, comes to a place or goes to one is led there by the browser: it has to know how high
 * everything is, so nothing is left out (app/styles/below.css).
 */
const COMES_TO_A_PLACE = `
const whole=()=>document.documentElement.dataset.whole="";
if(location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate")whole();
addEventListener("click",e=>e.target.closest?.("[href*='#']")&&whole(),true);`;

/** React must find the whole page, so what comes before its end waits for it. */
const AT_ONCE = `
if(document.readyState=="loading")addEventListener("DOMContentLoaded",start);
else start()`;

/**
 * After the largest paint: its first candidate and the pictures that are fetched with it; in a tab
 * that nobody sees, after everything. Then whenever the browser has nothing better to do; at once if
 * the visitor acts. Until the paint the styles fetch no drawing that nobody could see by then.
 */
const AFTER_PAINT = `
const {dataset}=document.documentElement;
let begun=false;
const go=()=>{
  delete dataset.unpainted;
  if(document.readyState=="loading")return addEventListener("DOMContentLoaded",go,{once:true});
  if(begun)return;
  begun=true;
  start()
};
const idle=()=>self.scheduler?.postTask?scheduler.postTask(go,{priority:"background"}):setTimeout(go);
const painted=(list,observer)=>{
  observer.disconnect();
  delete dataset.unpainted;
  const pictures=[...document.querySelectorAll("img[fetchpriority=high]")];
  Promise.allSettled(pictures.map(i=>i.decode())).then(idle)
};
for(const act of ${JSON.stringify(ACTS)})addEventListener(act,go,{capture:true,once:true,passive:true});
const paint="largest-contentful-paint";
if(document.visibilityState=="visible"&&PerformanceObserver.supportedEntryTypes?.includes(paint)){
  dataset.unpainted="";
  new PerformanceObserver(painted).observe({type:paint,buffered:true})
}else addEventListener("load",idle);
setTimeout(idle,${PATIENCE_MS})`;

/** A press does what the page says without scripts; this is for counting it. */
const KEEP_PRESSES = `
;self.earlyPresses=[];
addEventListener("click",e=>self.earlyPresses?.push(e.target))`;

const compact = (code: string) => `{${code.replace(/\n\s*/g, '')}}`;

export const loaderCode = (
  parts: LoaderParts,
  { late, keepPresses }: { late: boolean; keepPresses: boolean },
) =>
  compact(
    COMES_TO_A_PLACE +
      fetchAll(parts) +
      (late ? AFTER_PAINT : AT_ONCE) +
      (keepPresses ? KEEP_PRESSES : ''),
  );
