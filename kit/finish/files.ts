import { glob } from 'tinyglobby';

/** The files in a folder and its folders, by their paths in it. */
export const filesIn = async (folder: string) =>
  (await glob('**', { cwd: folder, dot: true })).sort();
