export const languages: readonly string[] = ['en', 'cs'];

export const showsOriginals: boolean = true;
