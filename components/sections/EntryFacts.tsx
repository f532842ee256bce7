import type { ReactNode } from 'react';
import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';

/** The facts of an entry, if there are any. */
export const Facts = ({ children }: { children: ReactNode }) =>
  children ? (
    <dl className="col-span-full mb-9 grid grid-cols-2 content-start gap-x-gap gap-y-4 text-base lg:col-span-4 lg:col-start-1 lg:row-start-1 lg:grid-cols-1">
      {children}
    </dl>
  ) : null;

type FactProps = {
  label: string;
  /** Without a value, there is no fact. */
  children: ReactNode;
};

/** A fact next to the text of an entry. */
export const Fact = ({ label, children }: FactProps) =>
  children ? (
    <div>
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  ) : null;

type FactLinksProps = {
  label: string;
  /** Without links, there is no fact. */
  links: readonly { title: string; href: SiteHref }[];
};

/** A fact that is links, such as the products of a case study. */
export const FactLinks = ({ label, links }: FactLinksProps) =>
  links.length > 0 ? (
    <Fact label={label}>
      {/* The texts of the first and the last one line up with other facts, although their targets are higher. */}
      <ul className="-my-2.5">
        {links.map(({ title, href }) => (
          <li key={href}>
            <SiteLink href={href} className="inline-block py-2.5 underline underline-offset-4">
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Fact>
  ) : null;
