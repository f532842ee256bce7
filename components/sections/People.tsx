import { Picture } from '@/components/parts/Picture';
import { Section } from '@/components/parts/Section';
import { SectionHeading } from '@/components/parts/SectionHeading';
import type { Person } from '@/lib/lists';

/** Names, roles and photographs. The photographs have no text: the name is next to them. */
export function People({ heading, people }: { heading: string; people: readonly Person[] }) {
  if (people.length === 0) return null;
  return (
    <Section id="people" className="pb-20 lg:pb-28">
      <div className="wrap">
        <SectionHeading id="people" heading={heading} />
        <ul className="arrives grid grid-cols-2 gap-gap gap-y-9 md:grid-cols-3 lg:grid-cols-4">
          {people.map(({ name, role, photo }, index) => (
            <li key={index}>
              {photo ? (
                <Picture
                  src={photo}
                  alt=""
                  sizes="(max-width: 40rem) 46vw, (max-width: 56.3125rem) 31vw, 20rem"
                  className="mb-4 aspect-4/5 h-auto w-full rounded-image object-cover"
                />
              ) : null}
              <h3 className="text-card">{name}</h3>
              <p className="mt-1 text-ink-soft">{role}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
