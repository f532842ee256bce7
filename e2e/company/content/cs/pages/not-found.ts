import { site } from '@/content/site';

export const notFound = {
  title: `${site.name}: stránka nenalezena`,
  heading: 'Tahle stránka odplula',
  text: 'Na této adrese nic není. Možná je v ní překlep, nebo se stránka přestěhovala.',
  suggestion: 'Mysleli jste',
  home: 'Přejít na úvodní stránku',
  contact: 'Napište nám, co jste hledali',
  pictureAlt: 'Dlaždice s číslem 404, prasklá napříč',
} as const;
