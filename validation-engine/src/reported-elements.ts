import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import type { Rule, RuleContext, RuleFinding } from './rule.ts';

/** Elements with errors of specific rules; those of the latest transaction, and those before the transactions. */
export type ReportedElements = Map<MessageNode, Rule[]>;

const mostRemembered = 1_000;

export const noteReported = (reported: ReportedElements, node: MessageNode, rule: Rule): void => {
  if (reported.size >= mostRemembered) reported.clear();
  const rules = reported.get(node);
  if (rules === undefined) reported.set(node, [rule]);
  else if (!rules.includes(rule)) rules.push(rule);
};

const isAtOrBelow = (node: MessageNode | undefined, above: MessageNode): boolean => {
  let at = node;
  while (at !== undefined && at !== above) at = at.parent;
  return at === above;
};

const concerns = ({ select, anchors = [], anchorsIn }: Rule, name: string, context: RuleContext): boolean =>
  [...select, ...anchors, ...(anchorsIn?.(context) ?? [])].some((path) => path === name || path.endsWith(`/${name}`));

/** Whether a rule that concerns elements of that name has reported an error at the element or above it. */
const isReportedAbove = (
  reported: ReportedElements,
  element: MessageNode,
  name: string,
  context: RuleContext,
): boolean => {
  for (let at: MessageNode | undefined = element; at !== undefined; at = at.parent)
    if (reported.get(at)?.some((rule) => concerns(rule, name, context)) === true) return true;
  return false;
};

/** Elements with warnings of specific rules, by the same rule of memory. */
export type WarnedElements = Set<MessageNode>;

export const noteWarned = (warned: WarnedElements, node: MessageNode): void => {
  if (warned.size >= mostRemembered) warned.clear();
  warned.add(node);
};

/** Whether a specific rule has reported an error about the element of a general rule's finding. */
export const isReported = (
  reported: ReportedElements,
  { node, params }: RuleFinding,
  context: RuleContext,
): boolean => {
  if (reported.size === 0) return false;
  const name = String(params?.element ?? node.name);
  if (isReportedAbove(reported, node, name, context)) return true;
  if (name !== node.name) return false;
  for (const other of reported.keys()) if (isAtOrBelow(other, node)) return true;
  return false;
};
