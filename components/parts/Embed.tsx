import type { ReactNode } from 'react';
import { buttonClass } from '@/components/parts/ButtonLink';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { embedOf, type EmbedId } from '@/lib/embed';
import { filled } from '@/lib/text';

const allowed: readonly EmbedId[] = site.embeds;

/** Whether content/site.ts allows what a link leads to. */
export function isEmbeddable(href: string) {
  const embed = embedOf(href);
  return embed !== null && allowed.includes(embed.vendor);
}

type Props = {
  /** A public link to a video or a calendar, such as `https://youtu.be/…`. */
  src: string;
  title: string;
  children?: ReactNode;
};

const IN_BOX = 'justify-items-center gap-4 p-5 text-center';

/** Below the subject of the picture. */
const ON_PICTURE =
  'relative m-3 max-w-120 justify-items-start gap-3 self-end justify-self-start rounded-button bg-surface p-4 text-start';

/** A video or a calendar: a card with a link, until a click loads it. If it is not embeddable, a link. */
export async function Embed({ src, title, children }: Props) {
  // The bundler drops the island from a build without embeds only if the import is in a branch.
  if (!BUILD.embeds || !isEmbeddable(src))
    return (
      <a href={src} className="underline underline-offset-4">
        {title}
      </a>
    );
  const { EmbedFrame } = await import('@/components/islands/embed/EmbedFrame');
  const { record, frame } = embedOf(src)!;
  const { name, kind, allow } = record;
  const { actions, loads, open } = shell.embed;
  return (
    <figure>
      <EmbedFrame src={frame} title={title} kind={kind} allow={allow}>
        {children}
        <div className={`grid content-center ${children ? ON_PICTURE : IN_BOX}`}>
          <p className="text-card font-semibold wrap-anywhere">{title}</p>
          <a href={src} className={buttonClass('primary', 'small', 'no-underline')}>
            {actions[kind]}
            <span className="sr-only">{` ${title}`}</span>
          </a>
        </div>
      </EmbedFrame>
      <figcaption className="mt-3 max-w-160 text-small text-ink-soft">
        {filled(loads, { who: name })}{' '}
        <a href={src} className="underline underline-offset-4">
          {filled(open, { who: name })}
        </a>
      </figcaption>
    </figure>
  );
}
