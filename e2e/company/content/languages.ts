export const languages: readonly string[] = ['en', 'cs'];
