import type { CodeListContent } from '@clearbench/contracts/code-list/events';
import { codeListView } from '@clearbench/contracts/code-list/views';
import type { ReadModels } from '@clearbench/stores/read-models';
import { builtInList, builtInNames } from '@clearbench/validation/code-sets/built-in-lists';
import { rulesAsking } from '@clearbench/validation/code-sets/rule-lists';

type Views = Pick<ReadModels, 'find'>;
type Part = Pick<CodeListContent, 'subsetOf' | 'codes'> & { readonly name: string };

const mostLists = 500;

/** Lists that are a part of one, as they count. */
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

/** What would miss a list: rules that ask it, by their ids, and lists that are a part of it. */
export const usersOf = async (views: Views, name: string): Promise<readonly string[]> => [
  ...rulesAsking(name),
  ...(await partsOf(views, name)).map((part) => part.name),
];

/** The first code a list would lose although parts of it hold it, and which do. */
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
