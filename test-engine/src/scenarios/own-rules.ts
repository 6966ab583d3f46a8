import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import type { ScenarioInForce } from '../clearing-input.ts';
import type { ParsedMessage } from '../message-parser/parsed-message.ts';
import { applyRules, type RuleCounts } from './apply-rules.ts';
import type { Commands } from './commands.ts';
import { type CompiledList, compileList } from './compile-list.ts';
import { type FileFacts, fileFacts, type RuleFacts } from './rule-facts.ts';

/** The lists of the tester and of the environment, in this order, and what their rules compare. */
export type OwnRules = {
  readonly lists: readonly CompiledList[];
  readonly file: FileFacts;
  readonly counts: RuleCounts;
};

type Environment = { readonly scheme: Scheme; readonly clearing: { readonly cutOff: string } };

/** The lists in force for a message; undefined where there are none. */
export const ownRulesFor = (
  scenario: ScenarioInForce | undefined,
  { name, messageId }: Pick<ParsedMessage, 'name' | 'messageId'>,
  { scheme, clearing }: Environment,
): OwnRules | undefined => {
  if (scenario === undefined || scenario.lists.length === 0) return undefined;
  return {
    lists: scenario.lists.map(compileList),
    file: fileFacts({ scheme, message: name, messageId }, scenario, clearing.cutOff),
    counts: new Map(),
  };
};

/** The effects of the first list with a matching rule; undefined where no rule matches. */
export const byOwnRules = ({ lists, counts }: OwnRules, facts: RuleFacts): Commands | undefined => {
  for (const list of lists) {
    const scripted = applyRules(list, facts, counts);
    if (scripted !== undefined) return { scripted, ignored: [] };
  }
  return undefined;
};
