import type { Element } from 'hast';
import type { ComponentType, ReactNode } from 'react';
import { embeds } from '@/content/embeds';
import { embedWords } from '@/content/embedWords';
import { next } from '@/content/sections/next';
import { site } from '@/content/site';
import { shownEmbeds } from '@/lib/build.generated';
import { embedVendors, explained, frameOf } from '@/lib/embeds/embed';
import { linkAlone } from '@/lib/entries/markdown';
import { filled } from '@/lib/text/filled';

/** `next dev` finds the vendors of new frames when it starts (scripts/embeds.ts). */
const hasFrame = (href: string) => shownEmbeds.includes(frameOf(embeds, href)?.vendor ?? '-');

/** What the privacy notice says about the vendors of this build. */
export const explainedEmbeds = explained(embedVendors(embeds, shownEmbeds), embedWords);

type Props = {
  /** A link to a vendor in content/embeds.ts. */
  href: string;
  /** What the frame shows. */
  title: string;
  /** A picture for the card. */
  children?: ReactNode;
};

/**
 * A card that loads the frame of a link after a click. Without scripts, it is that link.
 *
 * @throws Error if the build does not allow the frame
 */
export async function Embedded({ href, title, children }: Props) {
  const frame = frameOf(embeds, href);
  if (!frame || !hasFrame(href))
    throw new Error(
      `A page shows ${href}, ${frame ? `but nothing allows the frame: add ${frame.vendor} to alsoShown in content/embeds.ts` : 'which is no link of a record: add one to content/embeds.ts'}`,
    );
  // A build without frames does not contain the island. The bundler drops only an import in a branch.
  if (BUILD.embeds) {
    const { Embed } = await import('@/components/islands/page/Embed');
    const { name, kind, permissions } = frame.record;
    return (
      <Embed
        href={href}
        title={title}
        kind={kind}
        src={frame.src}
        permissions={permissions.join('; ')}
        words={{
          action: embedWords.actions[kind],
          loads: filled(embedWords.loads, { who: name }),
          open: filled(embedWords.open, { who: name }),
        }}
      >
        {children}
      </Embed>
    );
  }
  return null;
}

/** The paragraphs of a text. A link to a vendor with a frame, alone in its paragraph, becomes the frame. */
export const paragraphWith = (TextPicture: ComponentType<{ src: string }>) =>
  function Paragraph({ node, children }: { node: Element; children: ReactNode }) {
    const link = linkAlone(node);
    if (!link || !hasFrame(link.href)) return <p>{children}</p>;
    return (
      <Embedded href={link.href} title={link.title}>
        {link.picture ? <TextPicture src={link.picture} /> : null}
      </Embedded>
    );
  };

/** The page where visitors pick a time for a call, if its vendor has a frame. */
export const callFrame =
  site.callUrl && hasFrame(site.callUrl) ? (
    <div className="mt-9">
      <Embedded href={site.callUrl} title={next.pickTime} />
    </div>
  ) : undefined;
