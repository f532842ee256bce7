import type { EmbedWords } from '@/lib/embeds/embed';

export const embedWords: EmbedWords = {
  actions: { video: 'Přehrát video', map: 'Ukázat mapu', page: 'Ukázat zde' },
  loads: 'Kliknutím se to načte od společnosti {who}, která se tak dozví vaši IP adresu.',
  open: 'Otevřít u společnosti {who}',
  when: {
    ask: 'Když souhlasíte, nebo když kliknete na kartu, která ji jmenuje',
    off: 'Když kliknete na kartu, která ji jmenuje, dřív ne',
  },
  vendors: {
    harborReel: {
      why: 'Aby ukázala video z přístavu',
      learns: 'Z které webové stránky přicházíte a na co se díváte',
      policyUrl: 'https://harbor-reel.example/privacy',
    },
    tideDesk: {
      why: 'Abyste si mohli vybrat čas hovoru',
      learns: 'Z které webové stránky přicházíte a co zadáte',
      policyUrl: 'https://tide-desk.example/privacy',
    },
  },
};
