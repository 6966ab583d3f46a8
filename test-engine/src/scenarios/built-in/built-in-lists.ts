import type { RuleList } from '@clearbench/contracts/scenario/rule-list';
import { type CompiledList, compileList } from '../compile-list.ts';
import cents from './cents.json' with { type: 'json' };
import commands from './commands.json' with { type: 'json' };

/** The rule lists of the product. Their files have the same format as the lists of administrators. */
export const builtInLists = {
  commands: commands as unknown as RuleList,
  cents: cents as unknown as RuleList,
};

export const commandList: CompiledList = compileList({ owner: 'commands', list: builtInLists.commands });
export const centsList: CompiledList = compileList({ owner: 'cents', list: builtInLists.cents });
