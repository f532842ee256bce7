import { site } from '@/content/site';

export const leadForm = {
  loading: 'Formulář se načítá',
  unreachable: {
    heading: 'Formulář se nenačetl',
    text: `Možná ho blokuje rozšíření prohlížeče nebo vaše síť. Zkuste to znovu, nebo nás kontaktujte přímo. ${site.hours.reply}`,
    retry: 'Zkusit znovu',
  },
  direct: 'Chcete nás kontaktovat přímo?',
  doubtful: 'Formulář nevidíte?',
  chatLabel: 'Chat',
  privacy: 'Jak nakládáme s vašimi údaji',
} as const;

export const ownForm = {
  demo: {
    title: 'Ukázkový formulář',
    label: 'Ukázka:',
    text: 'nic z toho, co napíšete, se neodešle ani neuloží.',
  },
  optional: 'nepovinné',
  product: 'Produkt:',
  fields: {
    name: { label: 'Jméno', missing: 'Zadejte své jméno.' },
    company: { label: 'Přístav nebo firma', missing: 'Zadejte název přístavu nebo firmy.' },
    email: {
      label: 'E-mail',
      missing: 'Zadejte svou e-mailovou adresu.',
      wrong: 'Zadejte celou e-mailovou adresu, se zavináčem a doménou.',
    },
    phone: { label: 'Telefon' },
    message: { label: 'Co pro vás máme postavit?', missing: 'Napište, co pro vás máme postavit.' },
  },
  long: 'Zkraťte text na {max} znaků.',
  doubtful: 'Je adresa celá? Za zavináčem nemá tečku. Pokud je správně, odešlete ji znovu.',
  alreadySent: 'Tuto zprávu jste už odeslali. Chcete-li poslat další, změňte text.',
  trap: 'Toto pole nechte prázdné',
  submit: 'Odeslat',
  sending: 'Odesílá se…',
  notice: {
    sent: 'Vaše zpráva byla odeslána.',
    failed: 'Vaše zpráva možná nebyla odeslána. Text tu zůstal.',
    open: 'Otevřít formulář',
    close: 'Zavřít',
  },
  failures: {
    offline: {
      heading: 'Jste offline',
      text: 'Nic se neodeslalo. Váš text tu zůstal: odešlete ho, až budete zase online, nebo nás kontaktujte přímo.',
    },
    refused: {
      heading: 'Vaše zpráva nebyla přijata',
      text: 'Váš text tu zůstal. Zkontrolujte ho a odešlete znovu, nebo nás kontaktujte přímo.',
    },
    failed: {
      heading: 'Vaše zpráva nebyla odeslána',
      text: 'Naše služba má potíže. Váš text tu zůstal: zkuste to za minutu, nebo nás kontaktujte přímo.',
    },
    unknown: {
      heading: 'Nevíme, zda vaše zpráva došla',
      text: 'Váš text tu zůstal. Pro jistotu nás kontaktujte přímo, nebo ho odešlete znovu.',
    },
    trapped: {
      heading: 'Vaše zpráva nebyla odeslána',
      text: 'Pole, které vyplňují jen roboti, má hodnotu, možná od vašeho prohlížeče. Vymažte ho a odešlete znovu.',
    },
  },
} as const;
