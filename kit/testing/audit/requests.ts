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

/** The audit cannot run: the message says why, and what to do, in one line. */
export class CannotAudit extends Error {}

const MOST_HOPS = 10;

const START = 'start the server, or check the URL';

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
  const code = cause?.code;
  if (!code) return cause ? `does not answer (${cause.message})` : message;
  if (/CERT|SIGNATURE|SSL|TLS|EPROTO/.test(code)) return `has no TLS that browsers trust (${code})`;
  return `does not answer (${code})`;
}

async function request(
  url: URL,
  { timeout, turn }: Options,
  redirect: RequestRedirect = 'manual',
): Promise<Response> {
  await turn();
  return fetch(url, {
    redirect,
    headers: { accept: 'text/html,*/*' },
    signal: AbortSignal.timeout(timeout),
  });
}

/** The URL to which a response redirects. */
function redirectOf(url: URL, { status, headers }: Response): URL | undefined {
  const location = headers.get('location');
  if (status < 300 || status >= 400 || !location) return undefined;
  const next = parseUrl(location, url.href);
  if (!next) throw new Error(`redirects to ${location}, which is no URL`);
  next.hash = '';
  return next;
}

/**
 * Checks that the URL answers, and returns the URL at which the site begins.
 *
 * @throws CannotAudit
 */
export async function findStart(url: string, options: Options): Promise<string> {
  const asked = parseUrl(url);
  if (!asked || !/^https?:$/.test(asked.protocol))
    throw new CannotAudit(`${url} is no URL of a site: write it with https://`);
  const response = await request(asked, options, 'follow').catch((error: unknown) => {
    const reason = reasonOf(error, options.timeout);
    const remedy = reason.includes('TLS') ? 'install a certificate, or use http:' : START;
    throw new CannotAudit(`${url} ${reason}: ${remedy}`);
  });
  await response.body?.cancel();
  const { origin } = new URL(response.url);
  if (origin !== asked.origin)
    throw new CannotAudit(`${url} redirects to ${origin}: audit that site instead`);
  if (response.status === 401)
    throw new CannotAudit(
      `${url} asks for a password (401): turn the protection off for the audit`,
    );
  if (!response.ok) throw new CannotAudit(`${url} answers ${response.status}`);
  return response.url;
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
  async function follow(url: URL, hops: number): Promise<Answer | undefined> {
    const response = await request(url, options);
    const next = redirectOf(url, response);
    const type = response.headers.get('content-type') ?? '';
    const isText = !next && /html|xml/.test(type);
    const text = isText ? await readText(response) : '';
    if (!isText) await response.body?.cancel();
    if (next) return next.origin === origin && hops > 0 ? follow(next, hops - 1) : undefined;
    const { status, headers } = response;
    return { url: url.href, status, text, isHtml: type.includes('html'), headers };
  }
  return (url: string) => {
    const asked = new URL(url.split('#')[0]!);
    const { href } = asked;
    const ask = () =>
      follow(asked, MOST_HOPS).catch((error: unknown) => {
        const message = reasonOf(error, options.timeout);
        report({ rule: 'load', element: 'the server', message, page: pathOf(href) });
        return undefined;
      });
    if (!answers.has(href)) answers.set(href, ask());
    return answers.get(href)!;
  };
}
