import { site } from '@/content/site';
import { pages } from '@/lib/pages';
import { absoluteUrl } from '@/lib/urls';

export const dynamic = 'force-static';

/** The pages for language models, in the format of https://llmstxt.org. */
export function GET() {
  const links = pages().map(
    ({ path, title, description }) => `- [${title}](${absoluteUrl(path)}): ${description}`,
  );
  return new Response(`# ${site.name}\n\n> ${site.mission}\n\n${links.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
