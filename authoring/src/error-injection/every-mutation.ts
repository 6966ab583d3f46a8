import { ruleMutations } from '@clearbench/rules/generated/rule-mutations';
import type { Mutation, NoMutation } from '@clearbench/rules/mutations/mutation';

const isMutable = (mutations: readonly Mutation[] | NoMutation): mutations is readonly Mutation[] =>
  Array.isArray(mutations);

/** Ways to break each rule, the simplest first, in the order of the catalogue; several, because not every way fits every message. */
export const everyMutation: Readonly<Record<string, readonly Mutation[]>> = Object.fromEntries(
  Object.entries(ruleMutations).flatMap(([id, mutations]) => (isMutable(mutations) ? [[id, mutations]] : [])),
);

/** Rules that no change of one message breaks, or not without a violation of another rule; with the reasons. */
export const withoutMutation: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ruleMutations).flatMap(([id, mutations]) => (isMutable(mutations) ? [] : [[id, mutations.reason]])),
);
