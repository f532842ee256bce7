import { languages } from '@/content/languages';

/** The languages after the first one, each of which has a folder in content/. */
export const furtherLanguages = languages.slice(1);

/** All languages by their folders. That of the first one is content/ itself. */
export const allLanguages = ['', ...furtherLanguages];
