import { ButtonLink } from '@/components/parts/ButtonLink';
import { Icon } from '@/components/parts/Icon';

type Props = { href: string | null; label: string; newTabLabel: string };

/** A link to the page where visitors pick a time for a call, if the company has one. */
export function PickTime({ href, label, newTabLabel }: Props) {
  if (!href) return null;
  return (
    <p className="mt-4">
      <ButtonLink externalHref={href} newTabLabel={newTabLabel} variant="outline">
        {label}
        <Icon name="out" />
      </ButtonLink>
    </p>
  );
}
