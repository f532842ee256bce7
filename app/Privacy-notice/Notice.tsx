import type { ComponentProps } from 'react';
import { NoticeEntry, NoticeSection, NoticeText } from '@/components/sections/PrivacyNotice';
import { ownForm } from '@/content/leadForm';
import { legal } from '@/content/legal';
import { privacyNotice } from '@/content/pages/Privacy-notice';
import { site } from '@/content/site';
import type { Env } from '@/lib/env';
import { isAttribution, isForAdvertising } from '@/lib/parameters';
import { consentKey, STORAGE_KEYS } from '@/lib/storageKeys';
import { filled, joinedNames } from '@/lib/text';
import type { Vendor } from '@/lib/vendors';

import { hostsOf, stored, storedByVendor, vendorFacts } from './facts';

const { labels, ifAgreed, storage, contacts, form, choices, sampleLabel } = privacyNotice;

/** For the table of contents: first what follows from the settings, then what the owner writes. */
export const noticeSections = [storage, contacts, form, choices, ...legal.sections];

const names = (all: readonly string[]) => joinedNames(all, site.language);

/** Those of the vendors that store something. */
const setters = (vendors: readonly Vendor[]) =>
  names(vendors.filter(({ stored }) => stored.length > 0).map(({ name }) => name));

const Entry = (props: Omit<ComponentProps<typeof NoticeEntry>, 'labels'>) => (
  <NoticeEntry labels={labels} {...props} />
);

/** What this build stores, contacts and sends: from the settings and records that the code and the policy use. */
export function PrivacyNotice({ settings }: { settings: Env }) {
  const { consent, vendors, leadForm } = settings;
  const { kind, parameters } = leadForm;
  const counts = settings.linkedIn !== null || settings.analytics.length > 0;
  const waiting = vendors.filter(({ needsConsent }) => needsConsent);
  const advertises = waiting.length > 0 || parameters.some(isForAdvertising);
  const who = setters(vendors);
  const refused = setters(waiting);
  const contactsNobody = kind === 'demo' && vendors.length + contacts.further.length === 0;

  return (
    <div className="max-w-measure text-note/[1.65] [&_p+p]:mt-[1em]">
      <div className="muted-panel rounded-panel px-7 py-6">
        <p>{privacyNotice.generated}</p>
        <NoticeText text={legal.review} sampleLabel={sampleLabel} />
      </div>

      <NoticeSection {...storage} number={1}>
        <p>{who ? filled(storage.withCookies, { who }) : storage.text}</p>
        <Entry title={STORAGE_KEYS.popup} facts={stored.popup} />
        {parameters.some(isAttribution) ? (
          <Entry
            title={STORAGE_KEYS.attribution}
            facts={{ ...stored.attribution, ...(consent && { when: ifAgreed.always }) }}
          />
        ) : null}
        {kind === 'own' && counts ? <Entry title={STORAGE_KEYS.lead} facts={stored.lead} /> : null}
        {consent ? <Entry title={consentKey(settings.basePath)} facts={stored.consent} /> : null}
        {vendors.map((vendor) =>
          vendor.stored.map((name) => (
            <Entry key={name} title={name} facts={storedByVendor(vendor, name, consent)} />
          )),
        )}
      </NoticeSection>

      <NoticeSection {...contacts} number={2}>
        <p>{contactsNobody ? contacts.none : contacts.some}</p>
        <p>{contacts.links}</p>
        {kind === 'demo' ? null : (
          <Entry
            isCompany
            title={contacts[kind].name}
            facts={{ hosts: hostsOf(leadForm.origins), ...contacts[kind].facts }}
          />
        )}
        {contacts.further.map(({ name, facts }) => (
          <Entry key={name} isCompany title={name} facts={facts} />
        ))}
        {vendors.map((vendor) => (
          <Entry
            key={vendor.id}
            isCompany
            title={vendor.name}
            facts={vendorFacts(vendor, consent)}
          />
        ))}
      </NoticeSection>

      <NoticeSection {...form} number={3}>
        <p>{form[kind]}</p>
        {kind === 'own' ? (
          <p>
            {filled(form.fields, {
              fields: names(ownForm.fields.map(({ label }) => `“${label}”`)),
            })}
          </p>
        ) : null}
        <p>{parameters.length > 0 ? form.parameters[kind] : form.noParameters}</p>
        {parameters.map((rule) => (
          <Entry
            key={rule.sent}
            title={rule.sent}
            facts={{
              ...form.kinds[rule.kind],
              ...(consent && isForAdvertising(rule) && { when: ifAgreed.inLink }),
            }}
          />
        ))}
      </NoticeSection>

      <NoticeSection {...choices} number={4}>
        {consent ? choices.ask.map((text) => <p key={text}>{text}</p>) : null}
        {!consent && advertises ? <p>{choices.off}</p> : null}
        {!consent && !advertises ? <p>{choices.nothing}</p> : null}
        {consent || advertises ? <p>{choices.signal}</p> : null}
        {refused ? (
          <p>{filled(consent ? choices.remaining.ask : choices.remaining.off, { who: refused })}</p>
        ) : null}
      </NoticeSection>

      {legal.sections.map(({ paragraphs, ...section }, index) => (
        <NoticeSection key={section.id} {...section} number={5 + index}>
          {paragraphs.map((text) => (
            <NoticeText key={text} text={text} sampleLabel={sampleLabel} />
          ))}
        </NoticeSection>
      ))}
    </div>
  );
}
