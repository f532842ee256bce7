import { NoticeEntry, NoticeSection, NoticeText } from '@/components/sections/PrivacyNotice';
import { ownForm } from '@/content/leadForm';
import { legal } from '@/content/legal';
import { privacyNotice } from '@/content/pages/Privacy-notice';
import { site } from '@/content/site';
import { isAttribution, isForAdvertising, kindOf } from '@/lib/parameters';
import type { Env } from '@/lib/env';
import { filled } from '@/lib/text/filled';
import { joinedNames } from '@/lib/text/joinedNames';
import type { Vendor } from '@/lib/vendors';
import { consentVendors } from '@/lib/vendors';

import { Contact, hostsOf, inMode, Stored, StoredByVendor, VendorContact } from './entries';

const { labels, storage, contacts, form, choices, sampleLabel } = privacyNotice;

/** For the table of contents: first what follows from the settings, then what the owner writes. */
export const noticeSections = [storage, contacts, form, choices, ...legal.sections];

const names = (all: readonly string[]) => joinedNames(all, site.language);

/** Those of the vendors that store something. */
const setters = (vendors: readonly Vendor[]) =>
  names(vendors.filter(({ stored }) => stored.length > 0).map(({ name }) => name));

/** What this build stores, contacts and sends: from the settings and records that the code and the policy use. */
export function PrivacyNotice({ settings }: { settings: Env }) {
  const { consent, vendors, leadForm } = settings;
  const { kind, parameters } = leadForm;
  const counts = settings.linkedIn !== null || settings.analytics.length > 0;
  const waiting = consentVendors(vendors);
  const advertises = waiting.length > 0 || parameters.some(isForAdvertising);
  const who = setters(vendors);
  const refused = setters(waiting);
  const contactsNobody = kind === 'demo' && vendors.length + contacts.further.length === 0;
  const fields = names(ownForm.fields.map(({ label }) => `“${label}”`));
  return (
    <div className="notice max-w-measure text-legal">
      <div className="muted-panel rounded-panel px-7 py-6">
        <p>{privacyNotice.generated}</p>
        <NoticeText text={legal.review} sampleLabel={sampleLabel} />
      </div>

      <NoticeSection {...storage} number={1}>
        <p>{who ? filled(storage.withCookies, { who }) : storage.text}</p>
        <Stored id="popup" settings={settings} />
        {parameters.some(isAttribution) ? <Stored id="attribution" settings={settings} /> : null}
        {kind === 'own' && counts ? <Stored id="lead" settings={settings} /> : null}
        {consent ? <Stored id="consent" settings={settings} /> : null}
        {vendors.map((vendor) => (
          <StoredByVendor key={vendor.id} vendor={vendor} settings={settings} />
        ))}
      </NoticeSection>

      <NoticeSection {...contacts} number={2}>
        <p>{contactsNobody ? contacts.none : contacts.some}</p>
        <p>{contacts.links}</p>
        {kind === 'demo' ? null : (
          <Contact
            {...contacts[kind === 'own' ? 'sending' : 'form']}
            hosts={hostsOf(leadForm.origins)}
          />
        )}
        {contacts.further.map((contact) => (
          <Contact key={contact.name} {...contact} />
        ))}
        {vendors.map((vendor) => (
          <VendorContact key={vendor.id} vendor={vendor} settings={settings} />
        ))}
      </NoticeSection>

      <NoticeSection {...form} number={3}>
        <p>{form[kind]}</p>
        {kind === 'own' ? <p>{filled(form.fields, { fields })}</p> : null}
        <p>{parameters.length > 0 ? form.parameters[kind] : form.noParameters}</p>
        {parameters.map((rule) => {
          const { what, when } = form.kinds[kindOf(rule)];
          return (
            <NoticeEntry
              key={rule.sent}
              title={rule.sent}
              facts={[
                [labels.what, what],
                [labels.when, inMode(when, settings)],
              ]}
            />
          );
        })}
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
