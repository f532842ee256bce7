/**
 * Prints what a site that uses the template has to follow from one version of it to another, for
 * "What you must do" in CHANGELOG.md: every renamed or removed file, export, prop, field, setting and
 * design token, one a line. Reads both commits from git, so that neither needs to be checked out or to
 * compile: names come from the syntax, and a rename is a guess from what a name stands for.
 *
 *   npm run changes -- <from> [<to>]
 */
import { execFileSync } from 'node:child_process';

import ts from 'typescript';

import { isMain, root, stop } from '@/scripts/command';

/** What a site imports, or writes itself. */
const SHOWN = ['components', 'content', 'lib', 'scripts/policy', 'tailwind.config.ts'];
const FILE = /\.(ts|tsx|css|json|svg)$/;
const UNSEEN = /\.test\.tsx?$|\.generated\.|^lib\/fixture\//;

/** Calls of zod whose object has a key for each field. */
const SCHEMA = /^(object|strictObject|looseObject|extend)$/;
/** Calls of zod whose arguments describe the same value. */
const WRAPPER = /^(array|union|discriminatedUnion|intersection|tuple|optional|nullable|pipe)$/;

/** What a name stands for, without the name, and the names in it. */
type Part = { text: string; parts: Parts };
type Parts = ReadonlyMap<string, Part>;
/** The exports of each file. A file that is not code has none. */
type Tree = ReadonlyMap<string, Parts>;

const NONE: Parts = new Map();

/** The same names may be in several parts, such as the records of a list. */
function merged(all: readonly Parts[]): Parts {
  const parts = new Map<string, Part>();
  for (const [name, part] of all.flatMap((one) => [...one])) {
    const known = parts.get(name);
    const text = known?.text ?? part.text;
    parts.set(name, { text, parts: known ? merged([known.parts, part.parts]) : part.parts });
  }
  return parts;
}

const plain = (node: ts.Node) => node.getText().replaceAll(/\s+/g, ' ');

/** Reads the parts of one file. */
function reader(source: ts.SourceFile) {
  const locals = new Map<string, ts.Node>();
  /** The declarations that are being read, because a type may contain itself. */
  const open = new Set<string>();

  function local(name: string): Parts {
    const declared = locals.get(name);
    if (!declared || open.has(name)) return NONE;
    open.add(name);
    const parts = partsOf(declared);
    open.delete(name);
    return parts;
  }

  const member = (name: ts.Node, value: ts.Node): readonly [string, Part] => [
    name.getText().replaceAll(/^['"]|['"]$/g, ''),
    { text: plain(value), parts: partsOf(value) },
  ];

  function partsOfCall({ expression, arguments: given }: ts.CallExpression): Parts {
    if (!ts.isPropertyAccessExpression(expression)) return merged(given.map(partsOf));
    const described = SCHEMA.test(expression.name.text) || WRAPPER.test(expression.name.text);
    return merged([partsOf(expression.expression), ...(described ? given.map(partsOf) : [])]);
  }

  function partsOf(node: ts.Node): Parts {
    if (ts.isVariableDeclaration(node)) return node.initializer ? partsOf(node.initializer) : NONE;
    if (ts.isTypeAliasDeclaration(node)) return partsOf(node.type);
    if (ts.isFunctionDeclaration(node) || ts.isArrowFunction(node)) {
      const props = node.parameters[0]?.type;
      return props ? partsOf(props) : NONE;
    }
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return partsOf(node.expression);
    if (ts.isParenthesizedExpression(node)) return partsOf(node.expression);
    if (ts.isObjectLiteralExpression(node))
      return merged(
        node.properties.map((property) => {
          if (ts.isPropertyAssignment(property))
            return new Map([member(property.name, property.initializer)]);
          if (ts.isShorthandPropertyAssignment(property))
            return new Map([member(property.name, property.name)]);
          return ts.isSpreadAssignment(property) ? partsOf(property.expression) : NONE;
        }),
      );
    if (ts.isArrayLiteralExpression(node)) return merged(node.elements.map(partsOf));
    if (ts.isCallExpression(node)) return partsOfCall(node);
    if (ts.isTypeLiteralNode(node) || ts.isInterfaceDeclaration(node))
      return merged(
        node.members.map((property) =>
          ts.isPropertySignature(property) && property.type
            ? new Map([member(property.name, property.type)])
            : NONE,
        ),
      );
    if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node))
      return merged(node.types.map(partsOf));
    if (ts.isArrayTypeNode(node)) return partsOf(node.elementType);
    if (ts.isTypeOperatorNode(node) || ts.isParenthesizedTypeNode(node)) return partsOf(node.type);
    if (ts.isTypeReferenceNode(node))
      return merged([local(node.typeName.getText()), ...(node.typeArguments ?? []).map(partsOf)]);
    return ts.isIdentifier(node) ? local(node.text) : NONE;
  }

  /** The exports, and the schemas that only the file itself uses. */
  function exports(): Parts {
    const found = new Map<string, Part>();
    const add = (name: string, node: ts.Node) => {
      const text = plain(node).replaceAll(new RegExp(String.raw`\b${name}\b`, 'g'), '');
      found.set(name, { text, parts: partsOf(node) });
    };
    for (const statement of source.statements) {
      const isExported =
        ts.canHaveModifiers(statement) &&
        ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
      const declared = ts.isVariableStatement(statement)
        ? statement.declarationList.declarations
        : [statement];
      for (const node of declared) {
        const name = 'name' in node ? (node.name as ts.Node).getText() : 'default';
        locals.set(name, node);
        const isSchema = ts.isVariableDeclaration(node) && /^schema\b/.test(plain(node));
        if (isExported || isSchema) add(name, node);
      }
      if (ts.isExportAssignment(statement)) add('default', statement.expression);
      if (ts.isExportDeclaration(statement) && statement.exportClause)
        if (ts.isNamedExports(statement.exportClause))
          for (const { name } of statement.exportClause.elements) add(name.text, name);
    }
    return found;
  }
  return exports();
}

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 });

function treeAt(folder: string, commit: string): Tree {
  const files = git(folder, 'ls-tree', '-rz', '--name-only', commit, '--', ...SHOWN).split('\0');
  const seen = files.filter((file) => FILE.test(file) && !UNSEEN.test(file));
  return new Map(
    seen.map((file) => {
      if (!/\.tsx?$/.test(file)) return [file, NONE];
      const text = git(folder, 'show', `${commit}:${file}`);
      return [file, reader(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))];
    }),
  );
}

/** How much of two texts is the same, from 0 to 1. */
function likeness(one: string, other: string): number {
  const words = [...one.matchAll(/\w+|\S/g)].map(String);
  const left = [...other.matchAll(/\w+|\S/g)].map(String);
  const total = words.length + left.length;
  let same = 0;
  for (const word of words) {
    const at = left.indexOf(word);
    if (at === -1) continue;
    left.splice(at, 1);
    same += 2;
  }
  return total === 0 ? 0 : same / total;
}

/** The new name that stands for nearly the same, if there is only one. */
function renamed(part: Part, added: Parts): string | undefined {
  const alike = [...added]
    .map(([name, { text }]) => ({ name, degree: likeness(part.text, text) }))
    .filter(({ degree }) => degree > 0.7)
    .sort((one, other) => other.degree - one.degree);
  const [best, next] = alike;
  return best && best.degree !== next?.degree ? best.name : undefined;
}

const without = (parts: Parts, known: Parts): Parts =>
  new Map([...parts].filter(([name]) => !known.has(name)));

/** The lines about what is inside of two parts. */
function inside(label: string, before: Parts, after: Parts): string[] {
  const added = without(after, before);
  return [...before].flatMap(([name, part]) => {
    const kept = after.get(name);
    const path = `${label}${name}`;
    if (kept) return inside(`${path}.`, part.parts, kept.parts);
    const to = renamed(part, added);
    return [`${path}: ${to ? `is now ${to}` : 'removed'}`];
  });
}

/** Every change between two commits that a site may have to follow. */
export function changes(from: string, to: string, folder = root): string[] {
  const before = treeAt(folder, from);
  const after = treeAt(folder, to);
  const moves = new Map(
    git(folder, 'diff', '--name-status', '-z', '-M', '--diff-filter=R', from, to, '--', ...SHOWN)
      .split(/\0(?=R\d+\0)/)
      .map((entry) => entry.split('\0'))
      .map(([, old, current]) => [old, current]),
  );
  const homes = (name: string) =>
    [...after].filter(([file, parts]) => parts.has(name) && !before.get(file)?.has(name));
  return [...before].flatMap(([file, parts]) => {
    const home = after.has(file) ? file : moves.get(file);
    const now = (home && after.get(home)) || NONE;
    const gone = without(parts, now);
    const added = without(now, parts);
    const kept = new Map([...parts].filter(([name]) => now.has(name)));
    const lines = [...gone].map(([name, part]) => {
      const moved = homes(name).map(([other]) => other);
      const other = renamed(part, added);
      if (moved.length === 1) return `${file} ${name}: is now in ${moved[0]}`;
      return `${file} ${name}: ${other ? `is now ${other}` : 'removed'}`;
    });
    if (!home) lines.unshift(`${file}: removed`);
    else if (home !== file) lines.unshift(`${file}: is now ${home}`);
    return [...lines, ...inside(`${home} `, kept, now)];
  });
}

function main() {
  const [from, to = 'HEAD'] = process.argv.slice(2);
  if (!from) throw new Error('npm run changes: name a commit, such as 14d1de8');
  for (const commit of [from, to])
    try {
      git(root, 'rev-parse', '--verify', '--quiet', `${commit}^{commit}`);
    } catch {
      throw new Error(`npm run changes: git does not know the commit ${commit}: fetch it first`);
    }
  process.stdout.write(`${changes(from, to).join('\n')}\n`);
}

if (isMain(import.meta.url)) {
  try {
    main();
  } catch (error) {
    stop(error);
  }
}
