import { site } from '@/content/site';
import type { LeadField } from '@/lib/lead/own/fields';

export const leadForm = {
  loading: 'Formulář se načítá',
  unreachable: {
    heading: 'Formulář se nenačetl',
    text: `Možná ho blokuje rozšíření prohlížeče nebo vaše síť. Zkuste to znovu, nebo nás kontaktujte přímo. ${site.hours.reply}`,
    retry: 'Zkusit znovu',
  },
  direct: 'Chcete nás kontaktovat přímo?',
  notShowing: 'Formulář nevidíte?',
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
  fields: [
    {
      id: 'name',
      type: 'text',
      label: 'Jméno',
      required: true,
      autocomplete: 'name',
      missing: 'Zadejte své jméno.',
    },
    {
      id: 'company',
      type: 'text',
      label: 'Přístav nebo firma',
      autocomplete: 'organization',
      missing: 'Zadejte název přístavu nebo firmy.',
    },
    {
      id: 'email',
      type: 'email',
      label: 'E-mail',
      required: true,
      autocomplete: 'email',
      missing: 'Zadejte svou e-mailovou adresu.',
      wrong: 'Zadejte celou e-mailovou adresu, se zavináčem a doménou.',
    },
    {
      id: 'phone',
      type: 'tel',
      label: 'Telefon',
      autocomplete: 'tel',
    },
    {
      id: 'budget',
      type: 'select',
      label: 'Rozpočet',
      options: ['Do 20 000 €', '20 000 až 80 000 €', 'Více než 80 000 €'],
    },
    {
      id: 'message',
      type: 'textarea',
      label: 'Co pro vás máme postavit?',
      required: true,
      missing: 'Napište, co pro vás máme postavit.',
    },
    {
      id: 'plan',
      type: 'file',
      label: 'Plán přístavu',
      megabytes: 5,
      hint: 'PDF nebo obrázek, nejvýše 5 MB.',
    },
  ] satisfies readonly LeadField[],
  choose: 'Vyberte',
  missing: 'Vyplňte toto pole.',
  long: 'Zkraťte text na {max} znaků.',
  large: 'Soubor je příliš velký. Vyberte soubor o velikosti nejvýše {max} MB.',
  fileAgain: 'Vyberte soubor {file} znovu: stránka, která se načetla znovu, si ho nepamatuje.',
  doubtful: 'Je adresa celá? Za zavináčem nemá tečku. Pokud je správně, odešlete ji znovu.',
  alreadySent: 'Tuto zprávu jste už odeslali. Chcete-li poslat další, změňte text.',
  trap: 'Toto pole nechte prázdné',
  needsScripts: 'Bez JavaScriptu se formulář odeslat nedá: napište nebo zavolejte nám přímo.',
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
