import type { MessageNode } from './message-node.ts';
import { addFinding, type Findings } from './report/findings.ts';
import type { Rule, RuleContext, RuleFinding } from './rule.ts';
import { internName, type Names } from './tokenizer/names.ts';

/** `check` is the rule's own, here because rules come in many shapes and looking into each costs more than some checks. */
export type RunningRule = {
  readonly rule: Rule;
  readonly check: Rule['check'];
  readonly state: unknown;
  isBroken: boolean;
};

/** A rule and the names that must be above the element, nearest first. */
type Selected = { readonly running: RunningRule; readonly ancestors: readonly string[] };

/**
 * What is selected by one name. `certain` is known by the parent's name alone, which is nearly always enough; `latest`
 * is its answer for the latest parent, for an element mostly stands in the same one again.
 */
type Candidates = {
  readonly selected: readonly Selected[];
  readonly certain: Map<number, readonly RunningRule[]>;
  latestParent: number;
  latest: readonly RunningRule[];
};

/** The rules that concern one message, by what they select. */
export type RuleRun = {
  readonly context: RuleContext;
  readonly running: readonly RunningRule[];
  /** Path of what carries the message; '' where it stands alone. */
  readonly above: string;
  readonly byName: readonly (Candidates | undefined)[];
  /** Rules for elements without children, and those of them that look at plain values too. */
  readonly leaves: readonly RunningRule[];
  readonly plainLeaves: readonly RunningRule[];
};

const concerns = (rule: Rule, context: RuleContext): boolean =>
  context.profile.overrides?.[rule.id] !== 'off' &&
  (rule.earlier !== 'needed' || context.profile.earlier !== undefined) &&
  rule.appliesTo(context);

type Sorted = { readonly ofMessages: readonly Rule[]; readonly ofFiles: readonly Rule[] };

const sorted = new WeakMap<readonly Rule[], Sorted>();

/** Rules by what they concern: sorted once, for small messages come by the thousand. */
const sort = (rules: readonly Rule[]): Sorted => {
  const known = sorted.get(rules);
  if (known !== undefined) return known;
  const made = {
    ofMessages: rules.filter(({ concerns }) => concerns === undefined),
    ofFiles: rules.filter(({ concerns }) => concerns === 'file'),
  };
  sorted.set(rules, made);
  return made;
};

const selectionsOf = (running: readonly RunningRule[]): ReadonlyMap<string, readonly Selected[]> => {
  const byName = new Map<string, Selected[]>();
  for (const one of running) {
    for (const select of one.rule.select) {
      const [name = '', ...ancestors] = select.split('/').filter(Boolean).toReversed();
      byName.set(name, [...(byName.get(name) ?? []), { running: one, ancestors }]);
    }
  }
  byName.delete('*');
  return byName;
};

const nothing: readonly RunningRule[] = [];
const undecided: readonly RunningRule[] = [];

/** Makes the rules ready that concern the message; undefined where there are none. */
export const createRuleRun = (
  rules: readonly Rule[],
  context: RuleContext,
  names: Names,
  above = '',
): RuleRun | undefined => {
  const { ofMessages, ofFiles } = sort(rules);
  const running = (context.file === undefined ? ofMessages : ofFiles)
    .filter((rule) => concerns(rule, context))
    .map((rule) => ({ rule, check: rule.check, state: rule.open?.(), isBroken: false }));
  if (running.length === 0) return undefined;
  const byName: (Candidates | undefined)[] = names.texts.map(() => undefined);
  for (const [name, selected] of selectionsOf(running)) {
    const id = internName(names, name);
    if (id >= 0) byName[id] = { selected, certain: new Map(), latestParent: -1, latest: nothing };
  }
  const leaves = running.filter(({ rule }) => rule.select.includes('*'));
  return {
    context,
    running,
    above,
    byName,
    leaves,
    plainLeaves: leaves.filter(({ rule }) => rule.skipsPlain !== true),
  };
};

const isBelow = (node: MessageNode, ancestors: readonly string[]): boolean => {
  let at = node.parent;
  for (const name of ancestors) {
    if (at?.name !== name) return false;
    at = at.parent;
  }
  return true;
};

const rulesOf = (selected: readonly Selected[]): readonly RunningRule[] => [
  ...new Set(selected.map(({ running }) => running)),
];

/** The rules an element of this parent has for certain; `undecided` when the names further up decide. */
const findCertain = ({ selected }: Candidates, parent: string): readonly RunningRule[] => {
  const possible = selected.filter(({ ancestors: [above] }) => above === undefined || above === parent);
  return possible.some(({ ancestors }) => ancestors.length > 1) ? undecided : rulesOf(possible);
};

/** The rules that select the node by name and place, both names as the tokenizer numbers them; `*` is not asked here. */
export const rulesFor = (run: RuleRun, name: number, parentName: number, node: MessageNode): readonly RunningRule[] => {
  const candidates = run.byName[name];
  if (candidates === undefined) return nothing;
  if (candidates.latestParent !== parentName) {
    candidates.latest = candidates.certain.get(parentName) ?? findCertain(candidates, node.parent?.name ?? '');
    candidates.latestParent = parentName;
    candidates.certain.set(parentName, candidates.latest);
  }
  if (candidates.latest !== undecided) return candidates.latest;
  return rulesOf(candidates.selected.filter(({ ancestors }) => isBelow(node, ancestors)));
};

const pathOf = (node: MessageNode & { readonly repeats?: boolean }): string => {
  const parent = node.parent === undefined ? '' : pathOf(node.parent);
  return `${parent}/${node.name}${node.repeats === true || node.index > 1 ? `[${node.index}]` : ''}`;
};

const report = (findings: Findings, above: string, { id, layer, severity }: Rule, found: RuleFinding): void => {
  const { node, variant, params, value, expected } = found;
  const isText = node.text !== '';
  addFinding(findings, id, found.severity ?? severity, () => ({
    variant,
    layer,
    line: isText ? node.textLine : node.line,
    column: isText ? node.textColumn : node.column,
    path: above + pathOf(node),
    value: value ?? (isText ? node.text : undefined),
    expected,
    params,
  }));
};

/** A rule that throws has a mistake: it is said once, and the rule is left out from here on. */
const breakRule = (findings: Findings, above: string, running: RunningRule, node: MessageNode): void => {
  running.isBroken = true;
  const { id, layer } = running.rule;
  addFinding(findings, 'validator.broken', 'Warning', () => ({
    layer,
    line: node.line,
    column: node.column,
    path: above + pathOf(node),
    params: { rule: id },
  }));
};

/** Lets the rules look at a complete element. */
export const checkNode = (findings: Findings, run: RuleRun, rules: readonly RunningRule[], node: MessageNode): void => {
  for (let k = 0; k < rules.length; k++) {
    const running = rules[k] as RunningRule;
    if (running.isBroken) continue;
    try {
      const found = running.check(node, run.context, running.state);
      for (let i = 0; i < found.length; i++) report(findings, run.above, running.rule, found[i] as RuleFinding);
    } catch {
      breakRule(findings, run.above, running, node);
    }
  }
};

/** After the last element. */
export const closeRules = (findings: Findings, run: RuleRun, root: MessageNode): void => {
  for (const running of run.running) {
    const { rule, state, isBroken } = running;
    if (isBroken || rule.close === undefined) continue;
    try {
      for (const found of rule.close(run.context, state, root)) report(findings, run.above, rule, found);
    } catch {
      breakRule(findings, run.above, running, root);
    }
  }
};
