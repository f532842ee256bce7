/**
 * In: the files of the hosts. Out: what each says of a path, read as its host reads it: the headers,
 * and where the path redirects to. For the test that holds every file against the one policy.
 */
import { covers, headersFor, type Said } from './site';
import { readHeadersFile } from './headers-file';
import { readRedirectsFile } from './redirects-file';
import { readVercelFile } from './vercel';

type Redirect = { from: string; to: string; status: number };
export type Answers = {
  headers: (path: string) => Record<string, string>;
  redirect: (path: string) => { to: string; status: number } | undefined;
};

function fromRules(rules: readonly Said[], redirects: readonly Redirect[]): Answers {
  const overlap = rules.find((one, index) =>
    rules.slice(0, index).some(({ name, path }) => name === one.name && covers(path, one.path)),
  );
  if (overlap) throw new Error(`${overlap.name} of ${overlap.path} is said twice`);
  const redirect = (path: string) => {
    const found = redirects.find(({ from }) => from === path);
    return found && { to: found.to, status: found.status };
  };
  return { headers: (path) => headersFor(path, rules), redirect };
}

export const readHeadersAndRedirects = (files: Record<string, string>): Answers =>
  fromRules(readHeadersFile(files['_headers']!), readRedirectsFile(files['_redirects']!));

export function readVercel(files: Record<string, string>): Answers {
  const { headers, redirects } = readVercelFile(files['vercel.json']!);
  return fromRules(headers, redirects);
}

/** What a line sets, and for which paths; the last line that matches is what is sent. */
type Line = { pattern?: RegExp; name: string; value: string };

function fromLines(lines: readonly Line[], turns: readonly [RegExp, number, string][]): Answers {
  return {
    headers: (path) =>
      Object.fromEntries(
        lines
          .filter(({ pattern, value }) => value !== '' && (pattern?.test(path) ?? true))
          .map(({ name, value }) => [name, value]),
      ),
    redirect: (path) => {
      const found = turns.find(([pattern]) => pattern.test(path));
      return found && { to: found[2], status: found[1] };
    },
  };
}

const turn = ([, pattern, status, to]: RegExpMatchArray): [RegExp, number, string] => [
  new RegExp(pattern!),
  Number(status),
  to!,
];

const exactly = (path: string) => new RegExp(`^${path.replace(/\./g, '\\.')}$`);

export function readNginx(files: Record<string, string>): Answers {
  const text = files['nginx.conf']!;
  const names = new Map<string, string>();
  for (const [, name, variable] of text.matchAll(/^add_header (\S+) (\$\S+) always;$/gm))
    names.set(variable!, name!);
  const lines: Line[] = [];
  for (const [, name, value] of text.matchAll(/^add_header (\S+) "([^"]*)" always;$/gm))
    lines.push({ name: name!, value: value! });
  const set = /^(?:if \(\$uri ~ "([^"]+)"\) \{ )?set (\$\S+) "([^"]*)";/gm;
  for (const [, pattern, variable, value] of text.matchAll(set))
    lines.push({
      pattern: pattern ? new RegExp(pattern) : undefined,
      name: names.get(variable!)!,
      value: value!,
    });
  for (const [, path, value] of text.matchAll(
    /location = (\S+) \{ types \{ \} default_type "(.+)"; \}/g,
  ))
    lines.push({ pattern: exactly(path!), name: 'Content-Type', value: value! });
  const turns = text.matchAll(
    /^if \(\$uri ~ "([^"]+)"\) \{ return (\d+) (\S+)\$is_args\$args; \}$/gm,
  );
  return fromLines(lines, [...turns].map(turn));
}

export function readCaddy(files: Record<string, string>): Answers {
  const text = files['caddy.conf']!.split('handle_errors')[0]!;
  const patterns = new Map<string, RegExp>();
  for (const [, matcher, pattern] of text.matchAll(/^(@\S+) path_regexp (\S+)$/gm))
    patterns.set(matcher!, new RegExp(pattern!));
  const all = [...text.matchAll(/^header (@\S+ )?(\??)([\w-]+) "([^"]*)"$/gm)];
  const lines = all.map(([, matcher, , name, value]): Line => {
    return {
      pattern: matcher ? patterns.get(matcher.trim())! : undefined,
      name: name!,
      value: value!,
    };
  });
  const turns = [...text.matchAll(/^redir (@\S+) (\S+)\?\{query\} (\d+)$/gm)].map(
    ([, matcher, to, status]): [RegExp, number, string] => [
      patterns.get(matcher!)!,
      Number(status),
      to!,
    ],
  );
  return fromLines(lines, turns);
}

export function readHtaccess(files: Record<string, string>): Answers {
  const text = files['.htaccess']!;
  const base = /RewriteBase (\S+)/.exec(text)![1]!;
  const header =
    /^ {2}Header always set (\S+) "([^"]*)"(?: "expr=%\{REQUEST_URI\} =~ m#(.+)#")?$/gm;
  const lines = [...text.matchAll(header)].map(([, name, value, pattern]): Line => ({
    pattern: pattern ? new RegExp(pattern) : undefined,
    name: name!,
    value: value!,
  }));
  for (const [, file, value] of text.matchAll(/<Files "(.+)">\n\s+ForceType "(.+)"/g))
    lines.push({ pattern: exactly(base + file), name: 'Content-Type', value: value! });
  const rules = text.matchAll(/RewriteRule "\^(.+)\$" "(\S+)" \[R=(\d+),L\]/g);
  const turns = [...rules].map(([, pattern, to, status]): [RegExp, number, string] => [
    new RegExp(`^${base}${pattern}$`),
    Number(status),
    to!,
  ]);
  return fromLines(lines, turns);
}
