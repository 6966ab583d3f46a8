import { Failure } from '@clearbench/contracts/failure';
import { fileName } from '@clearbench/contracts/file/vip-file';

const longestStem = 116;

const withExtension = (name: string): string =>
  /\.xml$/i.test(name) ? name : `${name.trim().slice(0, longestStem)}.xml`;

/** What a file made from a template is called: the name given, with the extension of what it is. */
export const fileNameOf = (given: string): string => {
  const parsed = fileName.safeParse(withExtension(given));
  if (parsed.success) return parsed.data;
  throw new Failure('file.badName', { place: '/body/values/fileName' });
};
