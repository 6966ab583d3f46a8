import { longestFileName as longest, normalizedFileName } from '@clearbench/contracts/file/file-name';

/** The valid name that is closest to the given one. */
export const validFileName = (name: string): string => {
  const clean = name.replaceAll(/[\\/:*?"<>|\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, '_').trim();
  const dot = clean.lastIndexOf('.');
  const ending = dot > 0 ? clean.slice(dot).slice(0, 16) : '';
  const short = clean.length > longest ? clean.slice(0, longest - ending.length) + ending : clean;
  // A cut can split a character.
  return normalizedFileName(short.replaceAll(/\p{Cs}/gu, '_')) ?? 'file.xml';
};
