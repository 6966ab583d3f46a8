import type { MessageNode } from './message-node.ts';
import type { Profile } from './profile.ts';
import { addFinding, type Findings } from './report/findings.ts';
import type { Rule, RuleContext, RuleFinding } from './rule.ts';
import { internName, type Names } from './tokenizer/names.ts';

type RunningRule = { readonly rule: Rule; readonly state: unknown; isBroken: boolean };

/** A rule and the ancestors (nearest first) that an element must have one of the lists of. */
type Selected = { readonly running: RunningRule; readonly ancestors: readonly (readonly string[])[] };

/** The rules that concern one message, by what they select. */
export type RuleRun = {
  readonly context: RuleContext;
  readonly running: readonly RunningRule[];
  readonly byName: readonly (readonly Selected[] | undefined)[];
  readonly leaves: readonly RunningRule[];
};

const concerns = (rule: Rule, context: RuleContext): boolean =>
  context.profile.overrides?.[rule.id] !== 'off' && rule.appliesTo(context);

const ancestorsOf = (select: string): readonly string[] => select.split('/').filter(Boolean).toReversed().slice(1);

const selectedNames = (rule: Rule): ReadonlySet<string> =>
  new Set(rule.select.map((select) => select.slice(select.lastIndexOf('/') + 1)));

/** Makes the rules ready that concern the message; undefined where there are none. */
export const createRuleRun = (rules: readonly Rule[], context: RuleContext, names: Names): RuleRun | undefined => {
  const running = rules
    .filter((rule) => concerns(rule, context))
    .map((rule) => ({ rule, state: rule.open?.(), isBroken: false }));
  if (running.length === 0) return undefined;
  const byName: Selected[][] = [];
  for (const one of running) {
    for (const name of selectedNames(one.rule)) {
      const id = internName(names, name);
      if (id < 0) continue;
      const ancestors = one.rule.select.filter((select) => select.split('/').at(-1) === name).map(ancestorsOf);
      byName[id] = [...(byName[id] ?? []), { running: one, ancestors }];
    }
  }
  return { context, running, byName, leaves: running.filter(({ rule }) => rule.select.includes('*')) };
};

const isBelow = (node: MessageNode, ancestors: readonly string[]): boolean => {
  let at = node.parent;
  for (const name of ancestors) {
    if (at?.name !== name) return false;
    at = at.parent;
  }
  return true;
};

const nothing: readonly RunningRule[] = [];

/** The rules that select the node by name and place; `*` is not asked here. */
export const rulesFor = (run: RuleRun, nameId: number, node: MessageNode): readonly RunningRule[] => {
  const candidates = run.byName[nameId];
  if (candidates === undefined) return nothing;
  const chosen: RunningRule[] = [];
  for (const { running, ancestors } of candidates) {
    for (const list of ancestors) {
      if (!isBelow(node, list)) continue;
      chosen.push(running);
      break;
    }
  }
  return chosen;
};

const pathOf = (node: MessageNode & { readonly repeats?: boolean }): string => {
  const parent = node.parent === undefined ? '' : pathOf(node.parent);
  return `${parent}/${node.name}${node.repeats === true || node.index > 1 ? `[${node.index}]` : ''}`;
};

const report = (findings: Findings, { id, layer, severity }: Rule, found: RuleFinding): void => {
  const { node, variant, params, value, expected } = found;
  const isText = node.text !== '';
  addFinding(findings, id, found.severity ?? severity, () => ({
    variant,
    layer,
    line: isText ? node.textLine : node.line,
    column: isText ? node.textColumn : node.column,
    path: pathOf(node),
    value: value ?? (isText ? node.text : undefined),
    expected,
    params,
  }));
};

/** A rule that throws has a mistake: it is said once, and the rule is left out from here on. */
const breakRule = (findings: Findings, running: RunningRule, node: MessageNode): void => {
  running.isBroken = true;
  const { id, layer } = running.rule;
  addFinding(findings, 'validator.broken', 'Warning', () => ({
    layer,
    line: node.line,
    column: node.column,
    path: pathOf(node),
    params: { rule: id },
  }));
};

type Ask = (rule: Rule, state: unknown) => readonly RuleFinding[];

const ask = (findings: Findings, running: RunningRule, node: MessageNode, question: Ask): void => {
  if (running.isBroken) return;
  try {
    for (const found of question(running.rule, running.state)) report(findings, running.rule, found);
  } catch {
    breakRule(findings, running, node);
  }
};

/** Lets the rules look at a complete element. */
export const checkNode = (findings: Findings, run: RuleRun, rules: readonly RunningRule[], node: MessageNode): void => {
  for (const running of rules) {
    ask(findings, running, node, (rule, state) => rule.check(node, run.context, state));
  }
};

/** After the last element. */
export const closeRules = (findings: Findings, run: RuleRun, root: MessageNode): void => {
  for (const running of run.running) {
    ask(findings, running, root, (rule, state) => rule.close?.(run.context, state, root) ?? []);
  }
};

export const ruleContext = (messageType: string, profile: Profile): RuleContext => ({ messageType, profile });
