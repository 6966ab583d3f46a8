import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import { hasSubset, type MessageSubset, messageSubset } from '@clearbench/iso20022/subsets/message-subset';
import { pathsIn, type SubsetElement } from '@clearbench/iso20022/subsets/subset-element';
import { defineRule, type Rule, type RuleContext, type RuleFinding } from '@clearbench/validation-engine/rule';

type SubsetRule<State> = Pick<Rule<State>, 'id' | 'open' | 'close' | 'transactionState' | 'inParts'> & {
  /** The names in an element of the subset that the rule concerns. */
  readonly concerns: (element: SubsetElement) => readonly string[];
  /** Whether the rule has findings at elements around transactions, too. */
  readonly concernsContainers?: true;
  readonly check: (part: MessageNode, context: RuleContext, state: State) => readonly RuleFinding[];
};

/** A rule that compares the parts of a message with the subset of the scheme. */
export const subsetRule = <State = undefined>({
  concerns,
  concernsContainers,
  ...definition
}: SubsetRule<State>): Rule => {
  const anchors = new WeakMap<MessageSubset, readonly string[]>();
  const anchorsOf = (subset: MessageSubset): readonly string[] => {
    const paths = [...subset.uses.values()].flatMap((use) => pathsIn(use, concerns));
    return [...new Set(concernsContainers ? [...paths, ...subset.containers] : paths)];
  };
  return defineRule<State>({
    layer: 'scheme',
    severity: 'Error',
    isGeneral: true,
    sharesReading: true,
    appliesTo: ({ messageType, profile }) => hasSubset(messageType, profile),
    select: [],
    selectIn: ({ messageType, profile }) => messageSubset(messageType, profile)?.parts ?? [],
    anchorsIn: ({ messageType, profile }) => {
      const subset = messageSubset(messageType, profile);
      if (subset === undefined) return [];
      const known = anchors.get(subset) ?? anchorsOf(subset);
      anchors.set(subset, known);
      return known;
    },
    ...definition,
  });
};
