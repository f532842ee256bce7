import { glob } from 'tinyglobby';

/**
 * Whether macOS or Windows has left a file in a folder: previews, settings of the folder, and metadata, such
 * as `._logo.svg`, which has the name of a picture but not its format.
 */
export const isSystemFile = (file: string) =>
  /(^|\/)(\._[^/]*|\.DS_Store|(eh)?thumbs\.db|desktop\.ini)$/i.test(file);

/** The files in a folder and its folders, by their paths in it. */
export const filesIn = async (folder: string) =>
  (await glob('**', { cwd: folder, dot: true })).sort();
