import { createServer } from 'node:http';

import { EXPORTS } from '@/scripts/exports';
import { policyText } from '@/kit/finish/policy';
import { listen } from '@/kit/testing/process';
import { readSettings, type Settings } from '@/lib/env';
import { ownFormService } from '@/lib/lead/formServices';
import { factsOf, PAGE_POLICY } from '@/scripts/policy/csp';

/** What the pages are told about the service, as it is in React's data: JSON in a string. */
const toldIn = ({ leadForm }: Settings) => {
  if (leadForm.kind !== 'own') throw new Error('The export has no form of its own.');
  return JSON.stringify(ownFormService(leadForm.sending));
};
const inString = (json: string) => JSON.stringify(json).slice(1, -1);

/** The part of a policy that depends on the service. The rest is hashes. */
const policiesOf = (settings: Settings) =>
  PAGE_POLICY.filter(({ name }) => /^(connect|frame)-src|^form-action/.test(name)).map((rule) => ({
    name: rule.name,
    text: policyText([rule], { ...factsOf(settings), scripts: [], styles: [] }),
  }));

/**
 * Overrides the fixture `baseURL`: serves the export that sends leads (the former `baseURL`), but
 * with another service, such as one whose answers the site cannot read. This needs no export of its
 * own, because only one object in the data of the pages and their policy depend on the service.
 */
export const serveForm = (
  changes: Record<string, string>,
  { env }: { env: Record<string, string> } = EXPORTS.sending,
) => {
  const built = readSettings(env);
  const wanted = readSettings({ ...env, ...changes });
  const replaced = [
    [toldIn(built), toldIn(wanted)],
    [inString(toldIn(built)), inString(toldIn(wanted))],
  ] as const;
  const withService = (body: string) => {
    let text = body;
    for (const [before, after] of replaced) text = text.replaceAll(before, after);
    const policy = /(http-equiv="Content-Security-Policy" content=")([^"]*)/;
    return text.replace(policy, (_, start: string, directives: string) => {
      const kept = directives
        .split('; ')
        .filter((directive) => !/^(connect-src|frame-src|form-action)\b/.test(directive));
      return (
        start +
        [...kept, ...policiesOf(wanted).map(({ text: rule }) => rule)].filter(Boolean).join('; ')
      );
    });
  };
  return async ({ baseURL }: { baseURL?: string }, provide: (origin: string) => Promise<void>) => {
    const server = createServer(async (request, response) => {
      const { status, headers, body } = await fetch(`${baseURL}${request.url}`, {
        method: request.method,
      });
      const type = headers.get('content-type') ?? 'text/plain';
      response.writeHead(status, { 'Content-Type': type });
      const bytes = Buffer.from(await new Response(body).arrayBuffer());
      response.end(/^text|javascript/.test(type) ? withService(bytes.toString('utf8')) : bytes);
    });
    const { origin, stop } = await listen(server);
    await provide(origin);
    await stop();
  };
};

/** Zoho CRM, whose answers the site cannot read. */
export const NATIVE = {
  NEXT_PUBLIC_LEAD_FORM_SERVICE: 'zoho',
  NEXT_PUBLIC_LEAD_FORM_FIELDS: 'xnQsjsdp=a&xmIwtLD=b',
};

export const serveNativeForm = serveForm(NATIVE);
