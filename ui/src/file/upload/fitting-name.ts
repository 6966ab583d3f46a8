import { longestFileName as longest, normalizedFileName } from '@clearbench/contracts/file/file-name';

/** A name the product accepts, as close to the given one as can be. */
export const fittingName = (name: string): string => {
  const clean = name.replaceAll(/[\\/:*?"<>|\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, '_').trim();
  const dot = clean.lastIndexOf('.');
  const ending = dot > 0 ? clean.slice(dot).slice(0, 16) : '';
  const short = clean.length > longest ? clean.slice(0, longest - ending.length) + ending : clean;
  // A cut may go through a letter.
  return normalizedFileName(short.replaceAll(/\p{Cs}/gu, '_')) ?? 'file.xml';
};
