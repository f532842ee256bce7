import { ConsentBanner } from '@/components/islands/consent/ConsentBanner';
import { consent as words } from '@/content/consent';
import { site } from '@/content/site';
import { env } from '@/lib/env';
import { isForAdvertising } from '@/lib/parameters';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { filled, joinedNames } from '@/lib/text';

const waiting = () => env().vendors.filter(({ needsConsent }) => needsConsent);

/** What this build does after consent, and nothing else. */
function effects(): string[] {
  const { vendor, vendors, advertisement, landingPage } = words.text;
  const { parameters } = env().leadForm;
  const names = waiting().map(({ name }) => name);
  const who = { who: joinedNames(names, site.language) };
  const found: string[] = [];
  if (names.length > 0) found.push(filled(names.length > 1 ? vendors : vendor, who));
  if (parameters.some(isForAdvertising)) found.push(advertisement);
  else if (parameters.some(({ kind }) => kind === 'landing')) found.push(landingPage);
  return found;
}

export function Consent() {
  if (!env().consent) return null;
  const [one = '', two] = effects();
  const all = two ? filled(words.text.both, { one, two }) : one;
  const stored = waiting().flatMap((vendor) => vendor.stored);
  return (
    <ConsentBanner
      words={words}
      text={filled(words.text.withConsent, { effects: all })}
      stored={[STORAGE_KEYS.attribution, ...stored]}
    />
  );
}
