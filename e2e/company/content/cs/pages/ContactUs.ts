export const contact = {
  heading: 'Kontakt',
  intro: 'Napište pár řádků, nebo si řekněte o telefonát. Odpovídáme do 24 pracovních hodin.',
  formHeading: 'Řekněte si o telefonát nebo o cenu',
  formIntro: 'Napište nám, kde váš přístav je a kolik má stání. Ostatní počká.',
  frameTitle: 'Kontaktní formulář',
  pictureAlt: 'Barevné sklady na nábřeží, při pohledu z vody',
} as const;
