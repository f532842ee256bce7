import type { ComponentProps } from 'react';
import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';

type Props = ComponentProps<'ul'> & { links: readonly { title: string; href: SiteHref }[] };

export const LinkList = ({ links, ...props }: Props) => (
  <ul {...props}>
    {links.map(({ title, href }) => (
      <li key={href}>
        <SiteLink href={href} className="inline-block py-2.5 underline underline-offset-4">
          {title}
        </SiteLink>
      </li>
    ))}
  </ul>
);
