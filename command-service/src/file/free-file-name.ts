import { longestFileName } from '@clearbench/contracts/file/file-name';
import { fileListView } from '@clearbench/contracts/file/views';
import { isNameOfProfile } from '@clearbench/iso20022/envelopes/name-in-profile';
import type { Profile } from '@clearbench/iso20022/profile';
import type { ReadModels } from '@clearbench/stores/read-models';

/** The file, and the forms of its environment by which files are named. */
type FileScope = {
  readonly environmentId: string;
  readonly fileId: string;
  readonly forms?: Pick<Profile, 'envelopes' | 'messageForm'>;
};

/** `payment` and `.xml` of `payment.xml`. */
const partsOf = (name: string): readonly [stem: string, extension: string] => {
  const [, stem = name, extension = ''] = /^(.+?)(\.[^.]{1,8})?$/.exec(name) ?? [];
  return [stem, extension];
};

/** Removes a lone high surrogate at the cut. */
const fitted = (stem: string, ending: string): string =>
  stem.slice(0, longestFileName - ending.length).replace(/[\ud800-\udbff]$/, '') + ending;

/** `payment.xml` → `payment (2).xml`; an existing number is replaced, `(copy)` becomes `(copy 2)`. */
export const numberedName = (name: string, number: number): string => {
  const [stem, extension] = partsOf(name);
  const [, copied, of] = /^(.*) \((copy)(?: \d+)?\)$/.exec(stem) ?? [];
  if (copied !== undefined) return fitted(copied, ` (${of} ${number})${extension}`);
  return fitted(stem.replace(/ \(\d+\)$/, ''), ` (${number})${extension}`);
};

/** Names of clearing files end in a letter or follow the profile. They repeat their header, so they may be equal. */
const isClearingName = (name: string, { forms }: FileScope): boolean =>
  /\.[A-Z](?:\.xml)?$/i.test(name) || (forms !== undefined && isNameOfProfile(name, forms));

const isNameTaken = async (views: ReadModels, { environmentId, fileId }: FileScope, name: string): Promise<boolean> => {
  const { items } = await views.find(fileListView, {
    where: [
      { field: 'shelf', is: environmentId },
      { field: 'fileName', is: name },
    ],
    sort: { field: 'fileName', direction: 'ascending' },
    limit: 2,
  });
  return items.some((row) => row.fileId !== fileId);
};

/**
 * The name, with the first free number where another file of the environment has it. The steps double until a number is
 * free and then halve, so that thousands of equal names need about twenty look-ups.
 */
export const freeFileName = async (views: ReadModels, wanted: string, scope: FileScope): Promise<string> => {
  const isTaken = (name: string) => isNameTaken(views, scope, name);
  if (isClearingName(wanted, scope) || !(await isTaken(wanted))) return wanted;
  let taken = 1;
  let free = 2;
  while (await isTaken(numberedName(wanted, free))) {
    taken = free;
    free *= 2;
  }
  while (free - taken > 1) {
    const middle = (taken + free) >> 1;
    if (await isTaken(numberedName(wanted, middle))) taken = middle;
    else free = middle;
  }
  return numberedName(wanted, free);
};

/** Equal for names that may get the same number. */
export const nameKey = (name: string): string => numberedName(name, 0);
