import { consent } from '@/content/consent';
import { site } from '@/content/site';
import type { StorageKey } from '@/lib/storageKeys';
import type { VendorNotices } from '@/lib/vendors';

type StoredWords = { where: string; why: string; when: string; howLong: string };

const IF_IN_LINK = 'If the link that you followed contains it';

const WITH_URL = 'When our form is shown, its URL contains the following:';

/**
 * app/Privacy-notice/Notice.tsx shows what applies to the settings. What only you can write is in
 * content/legal.ts.
 */
export const privacyNotice = {
  name: 'Privacy notice',
  title: `Privacy notice: how ${site.name} handles your data`,
  description:
    'What this website stores in your browser and for how long, which companies it contacts and why, what our form is told, and what you can decide.',
  heading: 'Privacy notice',
  intro: 'What this website stores in your browser, whom it contacts, and what you can decide.',
  contents: 'Contents',
  generated:
    'The first four sections follow from the settings of this website whenever it is built.',
  sampleLabel: 'Sample',
  /** In place of another `when`, if visitors are asked. */
  ifAgreed: {
    always: 'Only if you agree, and never if your browser sends Global Privacy Control',
    inLink: 'Only if you agree, and if the link that you followed contains it',
  },
  labels: {
    where: 'Where',
    why: 'Why',
    when: 'When',
    howLong: 'How long',
    hosts: 'Hosts',
    learns: 'Learns',
    more: 'More',
    what: 'What',
  },
  storage: {
    id: 'storage',
    heading: 'What is stored in your browser',
    text: 'This website has no accounts and sets no cookies. It stores only what is listed here, and nothing if scripts are turned off. You can delete it in your browser at any time.',
    withCookies:
      'This website has no accounts and sets no cookies of its own, but {who} may set cookies and store data for it. Only what is listed here is stored, and nothing if scripts are turned off. You can delete it in your browser at any time.',
    keys: {
      popup: {
        where: 'Session storage of this tab',
        why: 'Remembers that our form has opened by itself, so that it does so only once.',
        when: 'When the form opens by itself',
        howLong: 'Until you close the tab',
      },
      attribution: {
        where: 'Session storage of this tab',
        why: 'Remembers the first page that you saw here and the ad or link that brought you, so that our form can pass them on to us.',
        when: 'On your first page, unless your browser sends Global Privacy Control',
        howLong: 'Until you close the tab',
      },
      lead: {
        where: 'Session storage of this tab',
        why: 'Tells the next page that you have sent our form, so that it is counted once. It is a random number.',
        when: 'When you send our form',
        howLong: 'Until the next page opens, which deletes it',
      },
      consent: {
        where: 'Local storage of this browser',
        why: `Remembers your answer to “${consent.title}”, so that we do not ask on every page.`,
        when: 'When you answer',
        howLong: 'Your answer is valid for six months. Then we ask again.',
      },
    } satisfies Readonly<Record<StorageKey, StoredWords>>,
    byVendor: 'Cookie or local storage, set by {who} for this website',
  },
  contacts: {
    id: 'contacts',
    heading: 'Whom your browser contacts',
    none: 'Only this website. Its text, pictures, fonts and scripts all come from here.',
    some: 'Text, pictures and fonts come from this website, unless this list says otherwise. Your browser also contacts those listed here. Like every website that you visit, they learn your IP address and which browser you use.',
    links: 'Links to other websites contact those websites only when you follow them.',
    hosted: {
      name: 'The service that runs our form',
      when: 'When a form is shown: on the contact page, when you book, and in the window that opens by itself once per visit',
      why: 'To show our form, and to receive what you send with it',
      learns:
        'Which website you come from, but not which page; what the next section lists; and what you enter. It may set cookies of its own.',
    },
    own: {
      name: 'The service that receives what you send with our form',
      when: 'When you send our form, not before',
      why: 'To pass your message on to us',
      learns: 'What you have entered, what the next section lists, and which website you come from',
    },
    vendors: {
      linkedIn: {
        why: 'To measure how our ads on LinkedIn perform',
        learns:
          'Which pages you visit here, which buttons you click, that you send a form, when you use our email or phone link and, from its cookies, whether you are a member',
        more: 'https://www.linkedin.com/legal/privacy-policy',
        stored: {
          li_fat_id: {
            why: 'Recognizes a LinkedIn member who has clicked an ad, to measure what the ad achieves.',
            howLong: '30 days',
          },
          li_giant: {
            why: 'Recognizes a group of LinkedIn members, to measure what an ad achieves.',
            howLong: '7 days',
          },
          ln_or: {
            why: 'Notes whether LinkedIn’s analytics can run on this website.',
            howLong: '1 day',
          },
          li_adsId: {
            why: 'A random number that tells browsers apart, to measure what an ad achieves.',
            howLong: 'It does not expire.',
          },
        },
      },
      plausible: {
        why: 'To count visits, pages and submitted forms',
        learns:
          'Which pages you visit here, where you came from, and that you sent a form or followed our email or phone link. It stores nothing in your browser.',
        more: 'https://plausible.io/data-policy',
        stored: {},
      },
      googleAnalytics: {
        why: 'To count visits, pages and submitted forms',
        learns:
          'Which pages you visit here, where you came from, that you started or sent a form or followed our email or phone link and, from its cookies, whether you have been here before',
        more: 'https://policies.google.com/privacy',
        stored: {
          _ga: { why: 'Tells visitors apart, to count them.', howLong: 'Two years' },
          '_ga_*': { why: 'Remembers the visit that is going on.', howLong: 'Two years' },
          '_gcl_*': {
            why: 'Remembers a click on one of our ads, if we advertise with Google, to measure what the ad achieves.',
            howLong: '90 days',
          },
          '_gac_*': {
            why: 'Remembers the campaign of such an ad.',
            howLong: '90 days',
          },
        },
      },
      youTube: {
        why: 'To show a video in our page',
        learns:
          'Which website you come from and what you watch. If you play the video, YouTube may store data in your browser.',
        more: 'https://policies.google.com/privacy',
        stored: {},
      },
      calCom: {
        why: 'To let you pick a time for a call in our page',
        learns:
          'Which website you come from, the times that you look at, and what you enter. It may set cookies of its own.',
        more: 'https://cal.com/privacy',
        stored: {},
      },
    } satisfies VendorNotices,
    when: {
      advertising: 'On every page, unless your browser sends Global Privacy Control',
      always: 'On every page',
      click: 'When you click a card that names it, not before',
    },
  },
  form: {
    id: 'form',
    heading: 'What our form is told',
    demo: 'The form on this website is a demonstration. It is part of this website, and sends and stores nothing.',
    hosted:
      'Our form is a page of the service named above, in a frame on our page. What you enter goes to that service.',
    own: 'Our form is part of this website. What you enter goes to the service named above when you send the form, not before.',
    fields: 'The form has these fields: {fields}.',
    parameters: {
      demo: WITH_URL,
      hosted: WITH_URL,
      own: 'When you send our form, the service also receives the following, and a random number that tells it when the same message arrives twice:',
    },
    noParameters: 'When our form is shown, its URL contains nothing about you or your visit.',
    kinds: {
      product: {
        what: 'The product that you have chosen',
        when: 'If you book a product, or follow a link that names one',
      },
      landing: {
        what: 'The first page that you saw on this website',
        when: 'Always',
      },
      campaign: {
        what: 'The campaign that brought you here',
        when: IF_IN_LINK,
      },
      clickId: {
        what: 'The number that an ad network has given your click on our ad',
        when: `${IF_IN_LINK}, unless your browser sends Global Privacy Control`,
      },
      other: {
        what: 'A value that we have added to a link',
        when: IF_IN_LINK,
      },
    },
  },
  choices: {
    id: 'choices',
    heading: 'What you can decide',
    ask: [
      `On your first visit, we ask “${consent.title}”. Until you answer “${consent.accept}”, nothing is stored or loaded for advertising. If you answer “${consent.refuse}”, this website works the same.`,
      `You can change your mind at any time under “${consent.reopen}” at the bottom of every page. If you withdraw your consent, we delete what we have stored about the ad or link that brought you, and load the page again without these companies.`,
    ],
    off: 'We measure how our ads perform without asking you first.',
    signal:
      'If your browser sends Global Privacy Control, we treat it as a refusal. Nothing is then stored or loaded for advertising, our form is told no number of an ad network, and we do not ask.',
    nothing:
      'Nothing is stored, loaded or passed on for advertising, so there is nothing to agree to or to refuse.',
    remaining: {
      ask: 'If you refuse, we also delete what {who} stored for this website. We cannot delete the cookies of {who} for other websites. They remain until they expire, or until you delete them in your browser.',
      off: 'Cookies that another company has already set remain until they expire, or until you delete them in your browser.',
    },
  },
} as const;
