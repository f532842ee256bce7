import { Portrait } from '@/components/parts/Portrait';
import { SiteLink } from '@/components/parts/SiteLink';
import type { Author } from '@/content/lists/people';

export const EntryAuthor = ({ name, role, photo, index, href }: Author) => (
  <div className="flex flex-wrap items-center gap-3 pt-2">
    <Portrait name={name} photo={photo} index={index} sizes="4rem" className="w-16" />
    <div>
      <SiteLink href={href} className="-my-2.5 inline-block py-2.5 underline underline-offset-4">
        {name}
      </SiteLink>
      <p className="text-small text-ink-soft">{role}</p>
    </div>
  </div>
);
