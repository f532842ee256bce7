import type { Page, Request } from '@playwright/test';

/**
 * The part of GitHub’s API that the editor uses, with the files of a repository. It keeps what is saved:
 * branches, commits on them, and pull requests.
 */

export const GITHUB = 'https://api.github.com/';

type Commit = { branch: string; files: Readonly<Record<string, string>> };
type Pull = { title: string; head: string; base: string; draft: boolean };

const HEAD = 'a'.repeat(40);
const DATE = '2026-11-25T12:00:00Z';
const USER = { id: 1, login: 'editor', name: 'Editor', email: 'editor@example.com' };

/** The aliases of a query with the path or id that each asks for: `content_3: object(oid: "…")`. */
const asked = (query: string, field: string) =>
  [...query.matchAll(new RegExp(`(\\w+_\\d+):\\s+${field}[^"]*"([^"]+)"`, 'g'))].map(
    ([, alias, value]) => [alias!, value!] as const,
  );

type Input = {
  name: string;
  branch: { branchName: string };
  fileChanges: { additions: readonly { path: string; contents: string }[] };
};

export async function stubGitHub(page: Page, files: readonly (readonly [string, string])[]) {
  const branches: string[] = [];
  const commits: Commit[] = [];
  const pulls: Pull[] = [];

  const decoded = (base64: string) => Buffer.from(base64, 'base64').toString();
  // The id of a file is its number.
  const text = (id: string) => decoded(files[Number(id)]?.[1] ?? '');

  function commit({ branch, fileChanges }: Input) {
    const saved = fileChanges.additions.map(({ path, contents }) => [path, decoded(contents)]);
    commits.push({ branch: branch.branchName, files: Object.fromEntries(saved) });
    return { oid: 'b'.repeat(40), committedDate: DATE };
  }

  /** The answer to a query, by a word that only this query of the editor has. */
  function graphql(query: string, { input }: { input: Input }) {
    if (query.includes('createRef(')) {
      branches.push(input.name);
      return { createRef: { ref: { name: input.name } } };
    }
    if (query.includes('createCommitOnBranch('))
      return { createCommitOnBranch: { commit: commit(input) } };
    const contents = asked(query, 'object\\(oid: ');
    const histories = asked(query, 'ref\\(qualifiedName');
    const node = {
      oid: HEAD,
      message: 'First',
      author: { ...USER, user: USER },
      committedDate: DATE,
    };
    const target = { oid: HEAD, history: { nodes: [node] } };
    const repository = {
      id: 'R_1',
      defaultBranchRef: { name: 'main' },
      ref: { target },
      pullRequests: { nodes: [], totalCount: 0 },
      ...Object.fromEntries(contents.map(([alias, id]) => [alias, { text: text(id) }])),
      ...Object.fromEntries(histories.map(([alias]) => [alias, { target }])),
    };
    return { repository, fork: repository, base: repository };
  }

  function rest(request: Request): unknown {
    const { pathname } = new URL(request.url());
    if (pathname === '/user') return USER;
    if (pathname.includes('/git/trees/'))
      return { tree: files.map(([path], id) => ({ type: 'blob', path, sha: `${id}`, size: 9 })) };
    if (pathname.endsWith('/pulls') && request.method() === 'POST') {
      pulls.push(request.postDataJSON() as Pull);
      return { number: 1, node_id: 'P_1', html_url: 'https://github.example/1', created_at: DATE };
    }
    return {};
  }

  await page.context().route(`${GITHUB}**`, (route, request) => {
    if (!request.url().endsWith('/graphql')) return route.fulfill({ json: rest(request) });
    const { query, variables } = request.postDataJSON() as {
      query: string;
      variables: { input: Input };
    };
    return route.fulfill({ json: { data: graphql(query, variables) } });
  });
  return { branches, commits, pulls };
}
