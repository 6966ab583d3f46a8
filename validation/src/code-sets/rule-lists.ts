import { ruleCatalogue } from '../rules/catalogue.ts';

/** Ids of the rules that ask a list of codes. */
export const rulesAsking = (name: string): readonly string[] =>
  ruleCatalogue.filter(({ codeLists = [] }) => codeLists.includes(name)).map(({ id }) => id);

/** Names of the lists any rule asks. */
export const askedLists: readonly string[] = [
  ...new Set(ruleCatalogue.flatMap(({ codeLists = [] }) => codeLists)),
].toSorted();
