import { schemeSubsets } from '@clearbench/iso20022/code-sets/scheme-subsets';
import type { Rule } from '@clearbench/validation-engine/rule';
import { ruleCatalogue } from './catalogue.ts';

/** Who asks a part of a list asks the whole as well: its codes count only while they are there. */
const listsOf = ({ codeLists = [] }: Rule): readonly string[] =>
  codeLists.flatMap((name) => [name, ...(schemeSubsets[name] ? [schemeSubsets[name].subsetOf] : [])]);

/** Ids of the rules that ask a list of codes itself. */
export const rulesAsking = (name: string): readonly string[] =>
  ruleCatalogue.filter(({ codeLists = [] }) => codeLists.includes(name)).map(({ id }) => id);

/** Ids of the rules that ask a list of codes, or a part of it. */
export const rulesReaching = (name: string): readonly string[] =>
  ruleCatalogue.filter((rule) => listsOf(rule).includes(name)).map(({ id }) => id);

/** Names of the lists any rule asks. */
export const checkedLists: readonly string[] = [...new Set(ruleCatalogue.flatMap(listsOf))].toSorted();
