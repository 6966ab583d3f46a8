import { codeListView } from '@clearbench/contracts/code-list/views';
import type { ReadModels } from '@clearbench/stores/read-models';
import { builtInList, builtInNames } from '@clearbench/validation/code-sets/built-in-lists';
import { rulesAsking } from '@clearbench/validation/code-sets/rule-lists';

const mostLists = 500;

/** What would miss a list: rules that ask it, by their ids, and lists that are a part of it. */
export const usersOf = async (views: Pick<ReadModels, 'find'>, name: string): Promise<readonly string[]> => {
  const sort = { field: 'name', direction: 'ascending' } as const;
  const { items } = await views.find(codeListView, { where: [], sort, limit: mostLists });
  const own = new Set(items.map((list) => list.name));
  const parts = [
    ...builtInNames.filter((one) => !own.has(one) && builtInList(one)?.subsetOf === name),
    ...items.filter(({ subsetOf }) => subsetOf === name).map((list) => list.name),
  ];
  return [...rulesAsking(name), ...parts];
};
