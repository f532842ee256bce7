import { buttonClass } from '@/components/parts/buttonClass';
import { HeadedSection } from '@/components/parts/HeadedSection';

type Words = { heading: string; action: string; email: string; submit: string };

/** A form that a newsletter service receives. */
export function Newsletter({ words }: { words: Words }) {
  return (
    <HeadedSection id="letter" words={words} className="pb-section">
      <form action={words.action} method="post" className="flex flex-wrap items-end gap-4">
        <label className="grid gap-2">
          {words.email}
          <input
            type="email"
            name="email"
            autoComplete="email"
            required
            className="min-h-target rounded-input border border-field px-4"
          />
        </label>
        <button type="submit" className={buttonClass('primary')}>
          {words.submit}
        </button>
      </form>
    </HeadedSection>
  );
}
