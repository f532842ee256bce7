/** The requests of an audit: GET, each URL once. */
import type { Located } from './merge';

/** A response of the origin, after redirects. */
export type Answer = {
  url: string;
  status: number;
  /** Empty for a file that is neither HTML nor XML. */
  text: string;
  isHtml: boolean;
  headers: Headers;
};

type Options = {
  /** The time in which the server must answer, in ms. */
  timeout: number;
  /** Resolves when a request may be sent. */
  turn: () => Promise<unknown>;
};

const MOST_HOPS = 10;

/** Longer pages are not read: a server may send without end. */
const MOST_MB = 5;

export function parseUrl(url: string, base?: string): URL | undefined {
  return URL.canParse(url, base) ? new URL(url, base) : undefined;
}

export const pathOf = (url: string) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** Why a request failed. The reason fits after the URL. */
function reasonOf(error: unknown, timeout: number): string {
  const { name, message, cause } = error as Error & { cause?: Error & { code?: string } };
  if (name === 'TimeoutError') return `does not answer in ${timeout / 1000} s`;
  return cause ? `does not answer (${cause.code ?? cause.message})` : message;
}

/**
 * Requests a URL without following redirects. If the server has closed the connection meanwhile, as after
 * an idle time, requests it again on another one, as browsers do (RFC 9112, 9.3.1).
 */
async function send(url: URL, timeout: number): Promise<Response> {
  const ask = () =>
    fetch(url, {
      redirect: 'manual',
      headers: { accept: 'text/html,*/*' },
      signal: AbortSignal.timeout(timeout),
    });
  return ask().catch((error: Error & { cause?: { code?: string } }) => {
    if (error.cause?.code !== 'UND_ERR_SOCKET') throw error;
    return ask();
  });
}

/**
 * Requests a URL, and follows redirects until one leaves the origin.
 *
 * @returns the last URL, and its response if it is on the origin
 */
async function request(
  url: URL,
  options: Options,
  hops = MOST_HOPS,
): Promise<{ url: URL; response?: Response }> {
  await options.turn();
  const response = await send(url, options.timeout);
  const location = response.headers.get('location');
  if (response.status < 300 || response.status >= 400 || !location) return { url, response };
  await response.body?.cancel();
  const next = parseUrl(location, url.href);
  if (!next) throw new Error(`redirects to ${location}, which is no URL`);
  if (hops === 0) throw new Error(`redirects more than ${MOST_HOPS} times`);
  next.hash = '';
  return next.origin === url.origin ? request(next, options, hops - 1) : { url: next };
}

/**
 * Checks that the URL answers, and returns the URL at which the site begins.
 *
 * @throws Error that says why the audit cannot run, and what to do, in one line
 */
export async function findStart(given: string, options: Options): Promise<string> {
  const asked = parseUrl(given);
  if (!asked || !/^https?:$/.test(asked.protocol))
    throw new Error(`${given} is no URL of a site: write it with https://`);
  const { url, response } = await request(asked, options).catch((error: unknown) => {
    const reason = reasonOf(error, options.timeout);
    throw new Error(`${given} ${reason}: start the server, or check the URL`);
  });
  if (!response) throw new Error(`${given} redirects to ${url.origin}: audit that site instead`);
  await response.body?.cancel();
  if (response.status === 401)
    throw new Error(`${given} asks for a password (401): turn the protection off for the audit`);
  if (!response.ok) throw new Error(`${given} answers ${response.status}`);
  return url.href;
}

/** Reads text, as far as a page should be long. */
async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let text = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length < MOST_MB * 1_000_000) continue;
    await reader?.cancel();
    throw new Error(`sends a page of more than ${MOST_MB} MB`);
  }
  if (text.includes('\0')) throw new Error('sends a file that is no text as a page');
  return text;
}

/**
 * Requests each URL of the origin once. Follows redirects, and gives up when one leaves the origin.
 *
 * @param report gets a fault for each URL that does not answer
 */
export function createGet(
  origin: string,
  { report, ...options }: Options & { report: (fault: Located) => void },
) {
  const answers = new Map<string, Promise<Answer | undefined>>();
  async function ask(asked: URL): Promise<Answer | undefined> {
    const { url, response } = await request(asked, options);
    if (!response) return undefined;
    const { status, headers } = response;
    const type = headers.get('content-type') ?? '';
    const isText = /html|xml/.test(type);
    const text = isText ? await readText(response) : '';
    if (!isText) await response.body?.cancel();
    return { url: url.href, status, text, isHtml: type.includes('html'), headers };
  }
  return (url: string) => {
    const asked = new URL(url.split('#')[0]!);
    const { href } = asked;
    if (!answers.has(href))
      answers.set(
        href,
        ask(asked).catch((error: unknown) => {
          const message = reasonOf(error, options.timeout);
          report({ rule: 'load', element: 'the server', message, page: pathOf(href) });
          return undefined;
        }),
      );
    return answers.get(href)!;
  };
}
