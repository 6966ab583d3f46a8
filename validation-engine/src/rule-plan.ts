import { type BoundedCache, boundedCache } from '@clearbench/contracts/bounded-cache';
import { modelNames } from '@clearbench/iso20022/model/model-names';
import type { Profile } from '@clearbench/iso20022/profile';
import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import { internName } from '@clearbench/xml/tokenizer/names';
import { rankOf } from './reported-elements.ts';
import type { Rule, RuleContext } from './rule.ts';

/** Rules by their places in the plan's list. */
export type RuleIndexes = readonly number[];

/** A rule and the names that must be above the element, nearest first. */
type Selected = { readonly index: number; readonly ancestors: readonly string[] };

/** What is selected by the same names up to an ancestor. */
type Decision = {
  /** The rules; undefined while names further up decide. */
  readonly indexes: RuleIndexes | undefined;
  readonly selected: readonly Selected[];
  /** Number of ancestors whose names are known. */
  readonly known: number;
  /** By the name of the next ancestor; filled as names come. */
  readonly next: Map<string, Decision>;
};

/** What is selected by one name; `latest` is the decision for the latest parent, because consecutive elements usually have the same parent. */
type Candidates = {
  readonly byName: Decision;
  latestParent: number;
  latest: Decision;
};

/** Which rules look at what in one kind of message. It knows nothing of any one message, so the next of its kind finds it made. */
export type RulePlan = {
  readonly rules: readonly Rule[];
  /** The rules' own functions, here because rules come in many shapes and looking into each costs more than some checks. */
  readonly checks: readonly Rule['check'][];
  /** Rules that have a state, and those that run after the last element. */
  readonly opening: RuleIndexes;
  readonly closing: RuleIndexes;
  /** By the number of the element's name. */
  readonly byName: readonly (Candidates | undefined)[];
  /** Rules for elements without children, and those of them that look at plain values too. */
  readonly leaves: RuleIndexes;
  readonly plainLeaves: RuleIndexes;
  /** Whether rules of several ranks run. */
  readonly hasRanks: boolean;
};

/**
 * Rules by what they concern, with the plans made: of a context that comes again, and of what decides which rules run. A
 * report and a clearing of one message have different rules.
 */
export type ReadyRules = {
  readonly ofMessages: readonly Rule[];
  readonly ofFiles: readonly Rule[];
  readonly known: WeakMap<RuleContext, RulePlan>;
  readonly plans: BoundedCache<RulePlan>;
};

const nothing: RuleIndexes = [];

const namesIn = (select: string): readonly string[] => select.split('/').filter(Boolean).toReversed();

/** Plans kept; a plan takes about 0.1 MB. */
const mostPlans = 100;

const known = new WeakMap<readonly Rule[], ReadyRules>();

/** Makes rules ready for any message: their names get numbers, so it comes before the names are lent to a tokenizer. */
export const readyRules = (rules: readonly Rule[]): ReadyRules => {
  const made = known.get(rules);
  if (made !== undefined) return made;
  for (const { select } of rules) for (const one of select) internName(modelNames(), namesIn(one)[0] ?? '');
  const ready: ReadyRules = {
    ofMessages: rules.filter(({ concerns }) => concerns === undefined),
    ofFiles: rules.filter(({ concerns }) => concerns === 'file'),
    known: new WeakMap(),
    plans: boundedCache(mostPlans),
  };
  known.set(rules, ready);
  return ready;
};

const isOff = ({ id }: Rule, { profile }: RuleContext): boolean => profile.overrides?.[id] === 'off';

const isConcerned = (rule: Rule, context: RuleContext): boolean =>
  (rule.earlier !== 'required' || context.profile.earlier !== undefined) && rule.appliesTo(context);

/**
 * The rules to run, by rank. With a rule of a later rank, specific rules that are off run without reporting: the other
 * must not report what the administrator has allowed.
 */
const rulesToRun = (rules: readonly Rule[], context: RuleContext): readonly Rule[] => {
  const concerned = rules.filter((rule) => isConcerned(rule, context));
  const later = concerned.filter((rule) => rankOf(rule) > 0 && !isOff(rule, context));
  const specific = concerned.filter((rule) => rankOf(rule) === 0);
  if (later.length === 0) return specific.filter((rule) => !isOff(rule, context));
  return [...specific, ...later.toSorted((one, other) => rankOf(one) - rankOf(other))];
};

const selectedByName = (rules: readonly Rule[], context: RuleContext): ReadonlyMap<string, readonly Selected[]> => {
  const byName = new Map<string, Selected[]>();
  for (const [index, { select, selectIn }] of rules.entries()) {
    for (const one of [...select, ...(selectIn?.(context) ?? [])]) {
      const [name = '', ...ancestors] = namesIn(one);
      byName.set(name, [...(byName.get(name) ?? []), { index, ancestors }]);
    }
  }
  byName.delete('*');
  return byName;
};

const makePlan = (rules: readonly Rule[], context: RuleContext): RulePlan => {
  const byName: (Candidates | undefined)[] = modelNames().texts.map(() => undefined);
  for (const [name, selected] of selectedByName(rules, context)) {
    const id = internName(modelNames(), name);
    const decision = { indexes: undefined, selected, known: 0, next: new Map() };
    if (id >= 0) byName[id] = { byName: decision, latestParent: -1, latest: decision };
  }
  const indexesOf = (isWanted: (rule: Rule) => boolean): RuleIndexes =>
    rules.flatMap((rule, index) => (isWanted(rule) ? [index] : []));
  return {
    rules,
    checks: rules.map(({ check }) => check),
    opening: indexesOf(({ open }) => open !== undefined),
    closing: indexesOf(({ close }) => close !== undefined),
    byName,
    leaves: indexesOf(({ select }) => select.includes('*')),
    plainLeaves: indexesOf(({ select, skipsPlain }) => select.includes('*') && skipsPlain !== true),
    hasRanks: rules.some((rule) => rankOf(rule) > 0),
  };
};

const offIn = ({ overrides = {} }: Profile): readonly string[] =>
  Object.keys(overrides).filter((id) => overrides[id] === 'off');

/** All that decides which rules run and what they select: a scope, what is off, the past, and the names of header fields. */
const keyOf = ({ messageType, profile, file }: RuleContext): string => {
  const { scheme, rbVersion, direction, fileName, messageForm, clearing, earlier } = profile;
  const present = [fileName, messageForm, clearing, clearing?.cutOff, earlier, file?.form.fileName].map(
    (part) => part !== undefined,
  );
  const fields = file?.form.fields.map(({ element }) => element);
  const kind = [messageType, scheme, rbVersion, direction, messageForm?.businessHeader, file !== undefined];
  return JSON.stringify([kind, present, fields, offIn(profile)]);
};

const findPlan = ({ ofMessages, ofFiles, plans }: ReadyRules, context: RuleContext): RulePlan => {
  const key = keyOf(context);
  const made = plans.get(key);
  if (made !== undefined) return made;
  const plan = makePlan(rulesToRun(context.file === undefined ? ofMessages : ofFiles, context), context);
  plans.set(key, plan);
  return plan;
};

/** The plan for the rules that concern the message. */
export const planFor = (ready: ReadyRules, context: RuleContext): RulePlan => {
  const plan = ready.known.get(context) ?? findPlan(ready, context);
  ready.known.set(context, plan);
  return plan;
};

const indexesIn = (selected: readonly Selected[]): RuleIndexes => [...new Set(selected.map(({ index }) => index))];

const decide = ({ selected, known, next }: Decision, name: string): Decision => {
  const possible = selected.filter(({ ancestors }) => (ancestors[known] ?? name) === name);
  const isDecided = possible.every(({ ancestors }) => ancestors.length <= known + 1);
  const indexes = isDecided ? indexesIn(possible) : undefined;
  const decision = { indexes, selected: possible, known: known + 1, next: new Map() };
  next.set(name, decision);
  return decision;
};

const decisionBy = (before: Decision, ancestor: MessageNode | undefined): Decision => {
  const name = ancestor?.name ?? '';
  return before.next.get(name) ?? decide(before, name);
};

/** Number of the parent's name where there is no parent. */
export const noParent = -2;

/** The rules that select the node by name and place, both names as the model numbers them; `*` is not asked here. */
export const rulesFor = (plan: RulePlan, name: number, parentName: number, node: MessageNode): RuleIndexes => {
  const candidates = plan.byName[name];
  if (candidates === undefined) return nothing;
  let at = node.parent;
  if (candidates.latestParent !== parentName) {
    candidates.latest = decisionBy(candidates.byName, at);
    candidates.latestParent = parentName;
  }
  let decision = candidates.latest;
  while (decision.indexes === undefined) {
    at = at?.parent;
    decision = decisionBy(decision, at);
  }
  return decision.indexes;
};
