import { Failure } from '@clearbench/contracts/failure';
import { fileName } from '@clearbench/contracts/file/vip-file';

const longestStem = 116;

/** Removes a lone high surrogate at the cut. */
const shortened = (name: string): string =>
  name
    .trim()
    .slice(0, longestStem)
    .replace(/[\ud800-\udbff]$/, '');

const withExtension = (name: string): string => (/\.xml$/i.test(name) ? name : `${shortened(name)}.xml`);

/** The name of a file from a template: the given name with the extension of its type. */
export const fileNameOf = (given: string): string => {
  const parsed = fileName.safeParse(withExtension(given));
  if (parsed.success) return parsed.data;
  throw new Failure('file.badName', { place: '/body/values/fileName' });
};
