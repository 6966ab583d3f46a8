import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import type { Rule, RuleContext, RuleFinding } from './rule.ts';

/** Elements with errors of specific rules; those of the latest transaction, and those before the transactions. */
export type ReportedElements = Map<MessageNode, Rule[]>;

const mostRemembered = 1_000;

const isAtOrBelow = (node: MessageNode | undefined, above: MessageNode): boolean => {
  let at = node;
  while (at !== undefined && at !== above) at = at.parent;
  return at === above;
};

/** Forgets the elements of a transaction. Usually these are all, and to clear the map is faster than to delete them. */
export const forgetReported = (reported: ReportedElements, transaction: MessageNode): void => {
  let others = 0;
  for (const node of reported.keys()) if (!isAtOrBelow(node, transaction)) others++;
  if (others === 0) reported.clear();
  else for (const node of reported.keys()) if (isAtOrBelow(node, transaction)) reported.delete(node);
};

/**
 * Specific rules come first, then general ones, then those of ISO 20022, which apply to any scheme: of the findings about
 * an element the report has those of the first rank only.
 */
export const rankOf = ({ isGeneral, layer }: Rule): number => (layer === 'iso' ? 2 : isGeneral === true ? 1 : 0);

export const noteReported = (reported: ReportedElements, node: MessageNode, rule: Rule): void => {
  if (reported.size >= mostRemembered) reported.clear();
  const rules = reported.get(node);
  if (rules === undefined) reported.set(node, [rule]);
  else if (!rules.includes(rule)) rules.push(rule);
};

const concerns = ({ select, anchors = [], anchorsIn }: Rule, name: string, context: RuleContext): boolean =>
  [...select, ...anchors, ...(anchorsIn?.(context) ?? [])].some((path) => path === name || path.endsWith(`/${name}`));

/** Whether a rule that concerns elements of that name has reported an error at the element or above it. */
const isReportedAbove = (
  reported: ReportedElements,
  element: MessageNode,
  name: string,
  context: RuleContext,
  rank: number,
): boolean => {
  for (let at: MessageNode | undefined = element; at !== undefined; at = at.parent)
    if (reported.get(at)?.some((rule) => rankOf(rule) < rank && concerns(rule, name, context)) === true) return true;
  return false;
};

/** Elements with warnings of specific rules, by the same rule of memory. */
export type WarnedElements = Set<MessageNode>;

export const noteWarned = (warned: WarnedElements, node: MessageNode): void => {
  if (warned.size >= mostRemembered) warned.clear();
  warned.add(node);
};

const hasEarlier = (rules: readonly Rule[] | undefined, rank: number): boolean =>
  rules?.some((earlier) => rankOf(earlier) < rank) === true;

/** Whether a rule of an earlier rank has reported an error about the element of the rule's finding, or about its cause. */
export const isReported = (
  reported: ReportedElements,
  { node, because, params }: RuleFinding,
  context: RuleContext,
  rule: Rule,
): boolean => {
  const rank = rankOf(rule);
  if (rank === 0 || reported.size === 0) return false;
  if (because !== undefined && hasEarlier(reported.get(because), rank)) return true;
  const name = String(params?.element ?? node.name);
  const required = params?.required;
  if (required !== undefined && isReportedAbove(reported, node, String(required), context, rank)) return true;
  if (isReportedAbove(reported, node, name, context, rank)) return true;
  if (name !== node.name) return false;
  for (const [other, rules] of reported) if (hasEarlier(rules, rank) && isAtOrBelow(other, node)) return true;
  return false;
};
