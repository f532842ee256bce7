import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/parts/ButtonLink';
import { Icon } from '@/components/parts/Icon';
import { headingId, Section } from '@/components/parts/Section';
import { TextLink } from '@/components/parts/TextLink';
import { site } from '@/content/site';
import type { home } from '@/content/pages/home';

import './art';

type Props = {
  words: typeof home.hero;
  children: ReactNode;
};

/** The first screen: headline, two links, and the board of tiles or a picture. */
export function Hero({ words, children }: Props) {
  return (
    <Section
      id="hero"
      className="@container flex flex-col pt-[clamp(6.5rem,13vw,8.75rem)] nav:min-h-[min(100svh,77.5rem)] nav:pt-[clamp(6.5rem,11.9vh,11.875rem)]"
    >
      <div className="wrap">
        <h1 id={headingId('hero')} className="-ms-[0.035em] max-w-headline text-h0">
          {words.headline}
        </h1>
        <div className="mt-6 flex flex-col items-start justify-between gap-6 lg:flex-row lg:gap-8">
          <p className="max-w-lead text-lead text-ink-soft">{words.subline}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 lg:shrink-0 lg:gap-x-7">
            {site.chatUrl ? (
              <ButtonLink externalHref={site.chatUrl} variant="primary">
                {words.contact}
                <Icon name="out" />
              </ButtonLink>
            ) : (
              <ButtonLink href="/ContactUs" variant="primary">
                {words.contact}
              </ButtonLink>
            )}
            <TextLink href="/Services" about={words.about}>
              {words.learnMore}
            </TextLink>
          </div>
        </div>
      </div>
      {children}
    </Section>
  );
}
