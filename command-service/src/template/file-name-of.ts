import { Failure } from '@clearbench/contracts/failure';
import { fileName } from '@clearbench/contracts/file/vip-file';

const longestStem = 116;

/** Where the cut goes through a letter, its first half goes as well. */
const shortened = (name: string): string =>
  name
    .trim()
    .slice(0, longestStem)
    .replace(/[\ud800-\udbff]$/, '');

const withExtension = (name: string): string => (/\.xml$/i.test(name) ? name : `${shortened(name)}.xml`);

/** What a file made from a template is called: the name given, with the extension of what it is. */
export const fileNameOf = (given: string): string => {
  const parsed = fileName.safeParse(withExtension(given));
  if (parsed.success) return parsed.data;
  throw new Failure('file.badName', { place: '/body/values/fileName' });
};
