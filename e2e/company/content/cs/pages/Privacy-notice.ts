import { consent } from '@/content/consent';
import type { NoticeWords } from '@/lib/privacy/notice';

const SIGNAL = 'Global Privacy Control';
const IF_IN_LINK = 'Pokud ho obsahuje odkaz, po kterém jste přišli';
const AFTER_CONSENT = 'Jen pokud souhlasíte a pokud ho obsahuje odkaz, po kterém jste přišli';

const WITH_URL = 'Když se náš formulář zobrazí, obsahuje jeho adresa toto:';
const ON_LANGUAGE = 'Když po zadání textu přejdete do jiného jazyka';
const ON_SENDING = 'Když odešlete náš formulář';
const ON_ANSWER = 'Když odpovíte';
const COUNTING = 'Abychom spočítali návštěvy, stránky a odeslané formuláře';

export const privacyNotice = {
  heading: 'Ochrana osobních údajů',
  intro: 'Co tento web ukládá ve vašem prohlížeči, koho kontaktuje a o čem můžete rozhodnout.',
  contents: 'Obsah',
  generated: 'První čtyři části vznikají z nastavení tohoto webu při každém jeho sestavení.',
  sampleLabel: 'Ukázka',
  words: {
    labels: {
      where: 'Kde',
      why: 'Proč',
      when: 'Kdy',
      howLong: 'Jak dlouho',
      hosts: 'Servery',
      learns: 'Dozví se',
      more: 'Více',
      what: 'Co',
    },
    storage: {
      heading: 'Co se ukládá ve vašem prohlížeči',
      text: 'Tento web nemá účty a neukládá cookies. Ukládá jen to, co je uvedeno zde, a bez skriptů nic. Kdykoli to můžete v prohlížeči smazat.',
      withCookies:
        'Tento web nemá účty a sám neukládá cookies, ale {who} je pro něj ukládat může. Ukládá se jen to, co je uvedeno zde, a bez skriptů nic. Kdykoli to můžete v prohlížeči smazat.',
      places: {
        session: 'Úložiště relace na této kartě',
        local: 'Místní úložiště tohoto prohlížeče',
        vendor: 'Cookie nebo místní úložiště, pro tento web ukládá {who}',
      },
      entries: {
        popup: {
          why: 'Pamatuje si, že se náš formulář sám otevřel, aby se to stalo jen jednou.',
          when: {
            ask: 'Když se formulář sám otevře',
            off: 'Když se formulář sám otevře',
          },
          howLong: 'Než kartu zavřete',
        },
        attribution: {
          why: 'Pamatuje si první stránku, kterou jste tu viděli, a reklamu nebo odkaz, který vás přivedl, aby nám je formulář mohl předat.',
          when: {
            ask: `Jen pokud souhlasíte, a nikdy, když váš prohlížeč posílá ${SIGNAL}`,
            off: `Na první stránce, pokud váš prohlížeč neposílá ${SIGNAL}`,
          },
          howLong: 'Než kartu zavřete',
        },
        attempts: {
          why: 'Pamatuje si, že jste formulář odeslali, aby ho další kliknutí neposlalo dvakrát. Obsahuje náhodná čísla, ne váš text.',
          when: { ask: ON_SENDING, off: ON_SENDING },
          howLong: 'Než kartu zavřete',
        },
        handedOver: {
          why: 'Přenese, co jste do formuláře zadali, když změníte jazyk webu.',
          when: { ask: ON_LANGUAGE, off: ON_LANGUAGE },
          howLong: 'Než se otevře další stránka, která je smaže',
        },
        consent: {
          why: `Pamatuje si vaši odpověď na „${consent.title}“, abychom se neptali na každé stránce.`,
          when: { ask: ON_ANSWER, off: ON_ANSWER },
          howLong: 'Odpověď platí šest měsíců. Potom se zeptáme znovu.',
        },
      },
    },
    contacts: {
      heading: 'Koho váš prohlížeč kontaktuje',
      none: 'Jen tento web. Texty, obrázky, písma i skripty pocházejí odsud.',
      some: 'Texty, obrázky i písma pocházejí z tohoto webu. Váš prohlížeč kontaktuje také ty, kdo jsou uvedeni zde. Jako každý web se dozví vaši adresu IP a který prohlížeč používáte.',
      links: 'Odkazy na jiné weby je kontaktují, až když na ně kliknete.',
      form: {
        name: 'Služba, která provozuje náš formulář',
        when: 'Když se formulář zobrazí: na stránce s kontaktem, při objednávce a v okně, které se jednou za návštěvu samo otevře',
        why: 'Abychom formulář zobrazili a přijali, co jím pošlete',
        learns:
          'Z kterého webu přicházíte, ale ne z které stránky; co je uvedeno v další části; a co zadáte. Může ukládat vlastní cookies.',
      },
      sending: {
        name: 'Služba, která přijímá, co formulářem pošlete',
        when: 'Když odešlete náš formulář, ne dříve',
        why: 'Aby nám vaši zprávu předala',
        learns: 'Co jste zadali, co je uvedeno v další části a z kterého webu přicházíte',
      },
      pictures: {
        name: 'Servery s obrázky',
        when: 'Když stránka zobrazuje některý z jejich obrázků',
        why: 'Abychom obrázek zobrazili',
        learns: 'Ze kterého webu přicházíte, ale ne z které stránky',
      },
      vendors: {
        linkedIn: {
          why: 'Abychom změřili, jak fungují naše reklamy na LinkedIn',
          learns:
            'Které stránky tu navštívíte, kdy použijete náš e-mail nebo telefon a ze svých cookies, zda jste členem',
          policyUrl: 'https://www.linkedin.com/legal/privacy-policy',
          stored: {
            li_fat_id: {
              why: 'Pozná člena LinkedIn, který klikl na reklamu, a měří, co reklama přinesla.',
              howLong: '30 dnů',
            },
            li_giant: {
              why: 'Pozná skupinu členů LinkedIn a měří, co reklama přinesla.',
              howLong: '7 dnů',
            },
            ln_or: {
              why: 'Zaznamená, zda na tomto webu může běžet měření LinkedIn.',
              howLong: '1 den',
            },
            li_adsId: {
              why: 'Náhodné číslo, které rozlišuje prohlížeče a měří, co reklama přinesla.',
              howLong: 'Nevyprší.',
            },
          },
        },
        plausible: {
          why: COUNTING,
          learns:
            'Které stránky tu navštívíte, odkud jste přišli a že jste odeslali formulář nebo použili náš e-mail či telefon. V prohlížeči nic neukládá.',
          policyUrl: 'https://plausible.io/data-policy',
          stored: {},
        },
        umami: {
          why: COUNTING,
          learns:
            'Které stránky tu navštívíte, odkud jste přišli, váš jazyk a velikost obrazovky a že jste odeslali formulář nebo použili náš e-mail či telefon. V prohlížeči nic neukládá.',
          policyUrl: 'https://umami.is/privacy',
          stored: {},
        },
        googleAnalytics: {
          why: COUNTING,
          learns:
            'Které stránky tu navštívíte, odkud jste přišli, že jste začali vyplňovat nebo odeslali formulář či použili náš e-mail nebo telefon a ze svých cookies, zda jste tu už byli',
          policyUrl: 'https://policies.google.com/privacy',
          stored: {
            _ga: { why: 'Rozlišuje návštěvníky, aby je spočítal.', howLong: 'Dva roky' },
            '_ga_*': { why: 'Pamatuje si probíhající návštěvu.', howLong: 'Dva roky' },
            '_gcl_*': {
              why: 'Pamatuje si kliknutí na naši reklamu u Googlu a měří, co reklama přinesla.',
              howLong: '90 dnů',
            },
            '_gac_*': {
              why: 'Pamatuje si kampaň takové reklamy.',
              howLong: '90 dnů',
            },
          },
        },
      },
      when: {
        consent: {
          ask: `Jen pokud souhlasíte, a nikdy, když váš prohlížeč posílá ${SIGNAL}`,
          off: `Na každé stránce, pokud váš prohlížeč neposílá ${SIGNAL}`,
        },
        always: 'Na každé stránce',
      },
    },
    form: {
      heading: 'Co se dozví náš formulář',
      demo: 'Formulář na tomto webu je ukázka. Je částí webu, nic neposílá a nic neukládá.',
      hosted:
        'Náš formulář je stránka výše uvedené služby v rámu na naší stránce. Co zadáte, jde této službě.',
      own: 'Náš formulář je částí tohoto webu. Co zadáte, jde výše uvedené službě, až formulář odešlete.',
      fields: 'Formulář má tato pole: {fields}.',
      draft:
        'Dokud ho neodešlete, zůstává text v paměti stránky, aby ho zavření okna nesmazalo. Když stránku opustíte, uchová ho historie této karty, aby k němu vedlo tlačítko Zpět i nové načtení, a potom ho smaže.',
      parameters: {
        demo: WITH_URL,
        hosted: WITH_URL,
        own: 'Když formulář odešlete, dostane služba také toto, jazyk stránky a náhodné číslo, podle kterého pozná tutéž zprávu:',
      },
      noParameters:
        'Když se formulář zobrazí, neobsahuje jeho adresa nic o vás ani o vaší návštěvě.',
      kinds: {
        product: {
          what: 'Produkt, který jste vybrali',
          when: {
            ask: 'Když produkt objednáte, nebo přijdete po odkazu na něj',
            off: 'Když produkt objednáte, nebo přijdete po odkazu na něj',
          },
        },
        landing: {
          what: 'První stránka, kterou jste na tomto webu viděli',
          when: { ask: 'Vždy', off: 'Vždy' },
        },
        campaign: {
          what: 'Kampaň, která vás přivedla',
          when: { ask: AFTER_CONSENT, off: IF_IN_LINK },
        },
        clickId: {
          what: 'Číslo, které reklamní síť dala vašemu kliknutí',
          when: {
            ask: AFTER_CONSENT,
            off: `${IF_IN_LINK} a váš prohlížeč neposílá ${SIGNAL}`,
          },
        },
        other: {
          what: 'Hodnota, kterou jsme přidali do odkazu',
          when: { ask: AFTER_CONSENT, off: IF_IN_LINK },
        },
      },
    },
    choices: {
      heading: 'O čem rozhodujete',
      ask: [
        `Při první návštěvě se ptáme „${consent.title}“. Dokud neodpovíte „${consent.accept}“, nic se pro reklamu neukládá ani nenačítá. Když odpovíte „${consent.refuse}“, funguje web stejně.`,
        `Rozhodnutí můžete kdykoli změnit pod „${consent.reopen}“ dole na každé stránce. Když souhlas odvoláte, nic už těmto firmám nehlásíme a smažeme, co jsme uložili o reklamě nebo odkazu. Stránka se potom načte znovu bez těchto firem.`,
      ],
      off: 'Fungování reklam měříme, aniž se předem ptáme.',
      signal: `Když váš prohlížeč posílá ${SIGNAL}, bereme to jako odmítnutí. Nic se pak pro reklamu neukládá ani nenačítá a neptáme se.`,
      nothing:
        'Pro reklamu se nic neukládá, nenačítá ani nepředává, takže není s čím souhlasit ani co odmítnout.',
      remaining: {
        ask: 'Když odmítnete, smažeme také to, co pro tento web uložil {who}. Cookies, které {who} uložil pro jiné weby, smazat nemůžeme. Zůstanou, dokud nevyprší, nebo dokud je nesmažete v prohlížeči.',
        off: 'Cookies, které už jiná firma uložila, zůstanou, dokud nevyprší, nebo dokud je nesmažete v prohlížeči.',
      },
    },
  } satisfies NoticeWords,
} as const;
