import { Picture } from '@/components/parts/Picture';
import { SiteLink } from '@/components/parts/SiteLink';
import type { Author } from '@/lib/catalog/people';

import './EntryAuthor.css';

/** The author of an entry, with role and photograph. The photograph has no text: the name is next to it. */
export const EntryAuthor = ({ name, role, photo, href }: Author) => (
  <div className="entry-author">
    {photo ? <Picture src={photo} alt="" sizes="4rem" className="entry-author-photo" /> : null}
    <div>
      {href ? (
        <SiteLink href={href} className="-my-2.5 inline-block py-2.5 underline underline-offset-4">
          {name}
        </SiteLink>
      ) : (
        name
      )}
      <p className="text-small text-ink-soft">{role}</p>
    </div>
  </div>
);
