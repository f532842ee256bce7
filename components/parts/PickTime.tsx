import { ButtonLink } from '@/components/parts/ButtonLink';
import { Icon } from '@/components/parts/Icon';
import { site } from '@/content/site';

/** To the page where visitors pick a time for a call, if there is one. */
export function PickTime({ label }: { label: string }) {
  if (!site.callUrl) return null;
  return (
    <p className="mt-4">
      <ButtonLink externalHref={site.callUrl} variant="outline">
        {label}
        <Icon name="out" />
      </ButtonLink>
    </p>
  );
}
