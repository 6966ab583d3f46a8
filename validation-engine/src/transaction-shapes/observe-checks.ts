import type { GrowingNode } from '@clearbench/iso20022/reader/growing-node';
import { textFlag } from '@clearbench/xml/tokenizer/token';
import type { RuleIndexes } from '../rule-plan.ts';
import { checkRule, endTransaction, type RuleRun } from '../rule-run.ts';
import { enterNode } from '../structure/node-steps.ts';
import type { ValidationState } from '../structure/validation-state.ts';
import type { ShapeCheck } from './due-checks.ts';
import { nodeOf } from './nodes-of-shape.ts';
import { dependence, type Observer, observedNode, valueBit } from './observed-node.ts';
import { textOfValue } from './text-of-value.ts';
import { shapeStep, type TransactionShape } from './transaction-shape.ts';

/** A transaction in which it is noted what each rule reads. */
type Observation = {
  readonly v: ValidationState;
  readonly run: RuleRun;
  readonly shape: TransactionShape;
  readonly observer: Observer;
  readonly checks: ShapeCheck[];
};

const isWithoutState = ({ plan }: RuleRun, index: number): boolean => plan.rules[index]?.open === undefined;

/** A rule with a state that has a finding looks again at the next transaction, whatever it has read. */
const readsOf = ({ plan, context }: RuleRun, index: number, finds: boolean, { reads }: Observer): number => {
  const rule = plan.rules[index];
  if (rule?.open === undefined) return reads;
  if (finds) return dependence.always;
  return rule.transactionState?.(context) === 'compared' ? reads | dependence.around : dependence.always;
};

const observeRules = (
  { v, run, observer, checks }: Observation,
  rules: RuleIndexes,
  node: GrowingNode,
  step: number,
): void => {
  for (const rule of rules) {
    observer.reads = 0;
    observer.pairs = 0;
    const finds = checkRule(v.findings, run, rule, node).length > 0;
    const reads = readsOf(run, rule, finds, observer);
    checks.push({
      step,
      rule,
      plainValue: -1,
      isWithoutState: isWithoutState(run, rule),
      finds,
      reads,
      pairs: observer.pairs,
    });
  }
};

/** Rules for any element without children; some of them skip plain values. */
const observeLeafRules = (observation: Observation, node: GrowingNode, step: number, value: number): void => {
  const { v, run, shape, checks } = observation;
  const isPlain = shape.valueFlags[value] === textFlag.plain;
  for (const rule of run.plan.leaves) {
    const skipsPlain = !run.plan.plainLeaves.includes(rule);
    if (skipsPlain && isPlain)
      checks.push({
        step,
        rule,
        plainValue: value,
        isWithoutState: isWithoutState(run, rule),
        finds: false,
        reads: valueBit(value),
        pairs: 0,
      });
    else observeRules(observation, [rule], node, step);
    const latest = checks.at(-1);
    if (skipsPlain && latest !== undefined) checks[checks.length - 1] = { ...latest, plainValue: value };
  }
  v.isPlainValue = isPlain;
};

/** What one of the rules that share their reading has read, the others depend on too. */
const withShared = (checks: readonly ShapeCheck[], { plan: { rules } }: RuleRun): readonly ShapeCheck[] => {
  const isShared = ({ rule }: ShapeCheck): boolean => rules[rule]?.sharesReading === true;
  const shared = new Map<number, Observer>();
  for (const check of checks) {
    const { reads, pairs } = shared.get(check.step) ?? { reads: 0, pairs: 0 };
    if (isShared(check)) shared.set(check.step, { reads: reads | check.reads, pairs: pairs | check.pairs });
  }
  return checks.map((check) => (isShared(check) ? { ...check, ...shared.get(check.step) } : check));
};

/** Lets all rules look at a transaction, and answers what each of them has read. */
export const observeChecks = (
  v: ValidationState,
  run: RuleRun,
  shape: TransactionShape,
  line: number,
  index: number,
): readonly ShapeCheck[] => {
  const observation: Observation = { v, run, shape, observer: { reads: 0, pairs: 0 }, checks: [] };
  for (const [step, { kind, element }] of shape.steps.entries()) {
    const { depth, selected, value } = element;
    if (kind !== shapeStep.close) {
      const own = nodeOf(element, v.node, line, shape.starts);
      if (step === 0) own.index = index;
      enterNode(v, observedNode(own, observation.observer, value, step === 0), depth, selected);
    }
    const { node } = v;
    if (kind === shapeStep.open || node === undefined) continue;
    if (value >= 0) node.text = textOfValue(v.tokenizer, shape, value);
    v.node = node.parent;
    if (v.wantedFrom === depth) v.wantedFrom = 0;
    observeRules(observation, selected, node, step);
    if (value >= 0) observeLeafRules(observation, node, step, value);
    if (node.repeats && v.wantedFrom === 0) endTransaction(run, node);
  }
  return withShared(observation.checks, run);
};
