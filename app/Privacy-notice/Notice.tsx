import { Company, LegalText, NoticeSection, Stored } from '@/components/sections/noticeParts';
import { ownForm } from '@/content/leadForm';
import { legal } from '@/content/legal';
import { privacyNotice } from '@/content/pages/Privacy-notice';
import { site } from '@/content/site';
import type { Env } from '@/lib/env';
import { isAttribution, isForAdvertising } from '@/lib/parameters';
import { consentKey, STORAGE_KEYS } from '@/lib/storageKeys';
import { filled, joinedNames } from '@/lib/text';
import type { Notice, Vendor } from '@/lib/vendors';

const { storage, contacts, form, choices, ifAgreed } = privacyNotice;
const words: Readonly<Record<string, Notice>> = contacts.vendors;

const hostsOf = (origins: readonly string[]) => [
  ...new Set(origins.map((origin) => new URL(origin).host)),
];

const setters = (vendors: readonly Vendor[]) =>
  joinedNames(
    vendors.filter(({ stored }) => stored.length > 0).map(({ name }) => name),
    site.language,
  );

/** What this build stores, contacts and sends, from what the code and the policy use. */
export function PrivacyNotice({ settings }: { settings: Env }) {
  const { consent, vendors, leadForm, basePath } = settings;
  const { kind, parameters, origins } = leadForm;
  const counts = settings.linkedIn !== null || settings.analytics.length > 0;
  const waiting = vendors.filter(({ needsConsent }) => needsConsent);
  const advertises = waiting.length > 0 || parameters.some(isForAdvertising);
  const decisions = consent ? choices.ask : [advertises ? choices.off : choices.nothing];
  const who = setters(vendors);
  const refused = setters(waiting);
  const fields = ownForm.fields.map(({ label }) => `“${label}”`);
  const whenContacted = ({ hosts, needsConsent }: Vendor) => {
    if (hosts['frame-src']) return contacts.when.click;
    if (!needsConsent) return contacts.when.always;
    return consent ? ifAgreed.always : contacts.when.advertising;
  };

  return (
    <div className="max-w-measure text-note/[1.65] [&_p+p]:mt-[1em]">
      <div className="muted-panel rounded-panel px-7 py-6">
        <p>{privacyNotice.generated}</p>
        <LegalText>{legal.review}</LegalText>
      </div>

      <NoticeSection section={storage}>
        <p>{who ? filled(storage.withCookies, { who }) : storage.text}</p>
        <Stored name={STORAGE_KEYS.popup} {...storage.keys.popup} />
        {parameters.some(isAttribution) ? (
          <Stored
            name={STORAGE_KEYS.attribution}
            {...storage.keys.attribution}
            {...(consent && { when: ifAgreed.always })}
          />
        ) : null}
        {kind === 'own' && counts ? (
          <Stored name={STORAGE_KEYS.lead} {...storage.keys.lead} />
        ) : null}
        {consent ? <Stored name={consentKey(basePath)} {...storage.keys.consent} /> : null}
        {vendors.map((vendor) =>
          vendor.stored.map((name) => (
            <Stored
              key={name}
              name={name}
              where={filled(storage.byVendor, { who: vendor.name })}
              why={words[vendor.id]!.stored[name]!.why}
              when={whenContacted(vendor)}
              howLong={words[vendor.id]!.stored[name]!.howLong}
            />
          )),
        )}
      </NoticeSection>

      <NoticeSection section={contacts}>
        <p>{kind === 'demo' && vendors.length === 0 ? contacts.none : contacts.some}</p>
        <p>{contacts.links}</p>
        {kind === 'demo' ? null : <Company {...contacts[kind]} hosts={hostsOf(origins)} />}
        {vendors.map((vendor) => (
          <Company
            key={vendor.id}
            name={vendor.name}
            hosts={hostsOf(Object.values(vendor.hosts).flat())}
            when={whenContacted(vendor)}
            why={words[vendor.id]!.why}
            learns={words[vendor.id]!.learns}
            more={words[vendor.id]!.more}
          />
        ))}
      </NoticeSection>

      <NoticeSection section={form}>
        <p>{form[kind]}</p>
        {kind === 'own' ? (
          <p>{filled(form.fields, { fields: joinedNames(fields, site.language) })}</p>
        ) : null}
        <p>{parameters.length > 0 ? form.parameters[kind] : form.noParameters}</p>
        {parameters.map((rule) => (
          <Stored
            key={rule.sent}
            name={rule.sent}
            {...form.kinds[rule.kind]}
            {...(consent && isForAdvertising(rule) && { when: ifAgreed.inLink })}
          />
        ))}
      </NoticeSection>

      <NoticeSection section={choices}>
        {decisions.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {consent || advertises ? <p>{choices.signal}</p> : null}
        {refused ? (
          <p>{filled(consent ? choices.remaining.ask : choices.remaining.off, { who: refused })}</p>
        ) : null}
      </NoticeSection>

      {legal.sections.map((section) => (
        <NoticeSection key={section.id} section={section}>
          {section.paragraphs.map((text) => (
            <LegalText key={text}>{text}</LegalText>
          ))}
        </NoticeSection>
      ))}
    </div>
  );
}
