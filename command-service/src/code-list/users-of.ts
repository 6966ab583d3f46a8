import type { CodeListContent } from '@clearbench/contracts/code-list/events';
import { codeListView } from '@clearbench/contracts/code-list/views';
import { builtInList, builtInNames } from '@clearbench/iso20022/code-sets/built-in-lists';
import { rulesAsking } from '@clearbench/rules/rule-lists';
import type { ReadModels } from '@clearbench/stores/read-models';

type Views = Pick<ReadModels, 'find'>;
type Part = Pick<CodeListContent, 'subsetOf' | 'codes'> & { readonly name: string };

const mostLists = 500;

/** The current subsets of a list. */
const partsOf = async (views: Views, name: string): Promise<readonly Part[]> => {
  const sort = { field: 'name', direction: 'ascending' } as const;
  const { items } = await views.find(codeListView, { where: [], sort, limit: mostLists });
  const own = new Set(items.map((list) => list.name));
  const product = builtInNames.flatMap((one) => {
    const content = own.has(one) ? undefined : builtInList(one);
    return content ? [{ ...content, name: one }] : [];
  });
  return [...product, ...items].filter(({ subsetOf }) => subsetOf === name);
};

/** The users of a list: rules by id, and its subsets. */
export const usersOf = async (views: Views, name: string): Promise<readonly string[]> => [
  ...rulesAsking(name),
  ...(await partsOf(views, name)).map((part) => part.name),
];

/** The first code to be removed that a subset contains, with these subsets. */
export const neededCode = async (
  views: Views,
  name: string,
  codes: CodeListContent['codes'],
): Promise<{ readonly code: string; readonly lists: readonly string[] } | undefined> => {
  const parts = await partsOf(views, name);
  const code = parts.flatMap((part) => Object.keys(part.codes)).find((one) => !Object.hasOwn(codes, one));
  if (code === undefined) return undefined;
  return { code, lists: parts.filter((part) => Object.hasOwn(part.codes, code)).map((part) => part.name) };
};
