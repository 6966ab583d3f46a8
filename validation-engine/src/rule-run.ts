import type { IdsInFile } from '@clearbench/iso20022/envelopes/ids-in-file';
import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import { addFinding, type Findings } from './report/findings.ts';
import {
  forgetReported,
  isReported,
  noteReported,
  noteWarned,
  type ReportedElements,
  rankOf,
  type WarnedElements,
} from './reported-elements.ts';
import { noFindings, type Rule, type RuleContext, type RuleFinding } from './rule.ts';
import { planFor, type ReadyRules, type RuleIndexes, type RulePlan } from './rule-plan.ts';

/** The rules at work on one message; checks and states are in the plan's order. */
export type RuleRun = {
  readonly plan: RulePlan;
  readonly context: RuleContext;
  readonly checks: Rule['check'][];
  readonly states: readonly unknown[];
  /** Whether a rule was left out because it threw. */
  isBroken: boolean;
  /** Path of the element around the message; '' if there is none. */
  readonly above: string;
  /** For rules of later ranks; undefined if the plan has none. */
  readonly reported: ReportedElements | undefined;
  readonly warned: WarnedElements;
};

/** Starts the rules that concern the message; undefined where there are none. */
export const createRuleRun = (
  ready: ReadyRules,
  context: RuleContext,
  above = '',
  ids?: IdsInFile,
  header?: MessageNode,
): RuleRun | undefined => {
  const plan = planFor(ready, context);
  const { rules, opening } = plan;
  if (rules.length === 0) return undefined;
  const states = new Array<unknown>(rules.length).fill(undefined);
  for (let k = 0; k < opening.length; k++) {
    const index = opening[k] as number;
    states[index] = rules[index]?.open?.(ids, header);
  }
  const checks = plan.checks.slice();
  const reported: ReportedElements | undefined = plan.hasRanks ? new Map() : undefined;
  return { plan, context, checks, states, isBroken: false, above, reported, warned: new Set() };
};

const pathOf = (node: MessageNode & { readonly repeats?: boolean }): string => {
  const parent = node.parent === undefined ? '' : pathOf(node.parent);
  return `${parent}/${node.name}${node.repeats === true || node.index > 1 ? `[${node.index}]` : ''}`;
};

/** Whether a rule of an earlier rank has said about the element of the finding what this rule would say. */
const isKnown = ({ reported, warned, context }: RuleRun, rule: Rule, found: RuleFinding): boolean => {
  if (reported !== undefined && isReported(reported, found, context, rule)) return true;
  if (rule.isGeneral !== true) return false;
  const isOfValue = found.expected !== undefined;
  const isOfNode = found.params?.element === found.node.name && !isOfValue;
  return found.severity === 'Warning' && isOfNode && warned.has(found.node);
};

const note = ({ reported, warned }: RuleRun, rule: Rule, { node, severity = rule.severity }: RuleFinding): void => {
  if (reported === undefined) return;
  if (severity === 'Error' && rule.layer !== 'iso') noteReported(reported, node, rule);
  if (severity === 'Warning' && rankOf(rule) === 0) noteWarned(warned, node);
};

const report = (findings: Findings, run: RuleRun, rule: Rule, found: RuleFinding, locate?: () => void): void => {
  const { above, reported, context } = run;
  const { id, layer, severity } = rule;
  const { node, variant, params, value, expected } = found;
  if (isKnown(run, rule, found)) return;
  note(run, rule, found);
  if (reported !== undefined && context.profile.overrides?.[id] === 'off') return;
  addFinding(findings, id, found.severity ?? severity, () => {
    locate?.();
    const isText = node.text !== '';
    return {
      variant,
      layer,
      line: isText ? node.textLine : node.line,
      column: isText ? node.textColumn : node.column,
      path: above + pathOf(node),
      value: value ?? (isText ? node.text : undefined),
      expected,
      params,
    };
  });
};

/** `locate` completes the places of elements; it is called for findings that the report keeps. */
export const reportFindings = (
  findings: Findings,
  run: RuleRun,
  rule: Rule,
  found: readonly RuleFinding[],
  locate?: () => void,
): void => {
  for (let i = 0; i < found.length; i++) report(findings, run, rule, found[i] as RuleFinding, locate);
};

/** After a transaction its elements are forgotten. Empty sets are left alone, because clearing one allocates a new table. */
export const endTransaction = ({ reported, warned }: RuleRun, transaction: MessageNode): void => {
  if (reported !== undefined && reported.size > 0) forgetReported(reported, transaction);
  if (warned.size > 0) warned.clear();
};

const leftOut: Rule['check'] = () => noFindings;

const isLeftOut = ({ checks }: RuleRun, index: number): boolean => checks[index] === leftOut;

/** A rule that throws has a mistake: it is said once, and the rule is left out from here on. */
const breakRule = (findings: Findings, run: RuleRun, index: number, node: MessageNode, locate?: () => void): void => {
  run.isBroken = true;
  run.checks[index] = leftOut;
  const { id, layer } = run.plan.rules[index] as Rule;
  addFinding(findings, 'validator.broken', 'Warning', () => {
    locate?.();
    return { layer, line: node.line, column: node.column, path: run.above + pathOf(node), params: { rule: id } };
  });
};

/** Lets one rule look at a complete element; returns its findings. */
export const checkRule = (
  findings: Findings,
  run: RuleRun,
  index: number,
  node: MessageNode,
  locate?: () => void,
): readonly RuleFinding[] => {
  try {
    const found = (run.checks[index] as Rule['check'])(node, run.context, run.states[index]);
    if (found.length > 0) reportFindings(findings, run, run.plan.rules[index] as Rule, found, locate);
    return found;
  } catch {
    breakRule(findings, run, index, node, locate);
    return noFindings;
  }
};

/** Lets the rules look at a complete element. */
export const checkNode = (findings: Findings, run: RuleRun, indexes: RuleIndexes, node: MessageNode): void => {
  for (let k = 0; k < indexes.length; k++) checkRule(findings, run, indexes[k] as number, node);
};

/** After the last element. */
export const closeRules = (findings: Findings, run: RuleRun, root: MessageNode): void => {
  for (const index of run.plan.closing) {
    const rule = run.plan.rules[index] as Rule;
    if (isLeftOut(run, index)) continue;
    try {
      reportFindings(findings, run, rule, rule.close?.(run.context, run.states[index], root) ?? noFindings);
    } catch {
      breakRule(findings, run, index, root);
    }
  }
};
