import type { GrowingNode } from '@clearbench/iso20022/reader/growing-node';
import { textFlag } from '@clearbench/xml/tokenizer/token';
import type { Rule } from '../rule.ts';
import { checkRule, endTransaction, type RuleRun, reportFindings } from '../rule-run.ts';
import { enterNode, leaveNode } from '../structure/node-steps.ts';
import type { ValidationState } from '../structure/validation-state.ts';
import type { DueRule } from './due-checks.ts';
import type { KnownShape } from './known-shapes.ts';
import { rememberTransaction } from './latest-transaction.ts';
import { nodeOf, useNodes } from './nodes-of-shape.ts';
import { observeChecks } from './observe-checks.ts';
import { dependence } from './observed-node.ts';
import { createShapeChecks, noteChanges, type ShapeChecks, startFrom } from './shape-checks.ts';
import { textOfValue } from './text-of-value.ts';
import { shapeStep, type TransactionShape } from './transaction-shape.ts';

/** Where a transaction of a shape is. */
export type TransactionLocation = {
  readonly line: number;
  readonly index: number;
  /** From where its blanks begin to its end, in bytes of the text. */
  readonly from: number;
  readonly to: number;
};

/** Makes the elements of a transaction and lets all rules look at them, in the order of its tokens. */
const checkEverything = (
  v: ValidationState,
  run: RuleRun,
  shape: TransactionShape,
  location: TransactionLocation,
): void => {
  const { steps, starts, valueFlags } = shape;
  for (let k = 0; k < steps.length; k++) {
    const { kind, element } = steps[k] as TransactionShape['steps'][number];
    const { value, depth, selected } = element;
    if (kind !== shapeStep.close) {
      const node = nodeOf(element, v.node, location.line, starts);
      if (k === 0) node.index = location.index;
      v.holdsSkipped[depth] = 0;
      enterNode(v, node, depth, selected);
    }
    const { node } = v;
    if (kind === shapeStep.open || node === undefined) continue;
    if (value >= 0) {
      node.text = textOfValue(v.tokenizer, shape, value);
      v.isPlainValue = valueFlags[value] === textFlag.plain;
    }
    leaveNode(v, run, node, depth, selected);
  }
};

const mayKeepNodes = ({ plan, context }: RuleRun, index: number): boolean => {
  const rule = plan.rules[index];
  return rule?.open !== undefined && (rule.transactionState?.(context) ?? 'kept') === 'kept';
};

/** Whether no rule holds a node of a transaction when it is over. */
const isReusable = (run: RuleRun, { steps }: TransactionShape): boolean => {
  const outermost = steps[0]?.element;
  if (outermost === undefined || !outermost.repeats || outermost.selected.length === 0) return false;
  const rules = new Set([...steps.flatMap(({ element }) => element.selected), ...run.plan.leaves]);
  return ![...rules].some((index) => mayKeepNodes(run, index));
};

const writeText = (v: ValidationState, known: ShapeChecks, shape: TransactionShape, value: number): void => {
  (known.ofValues[value] as GrowingNode).text = textOfValue(v.tokenizer, shape, value);
  known.isPassing[value] = 1;
};

/** The remembered answers for transactions of the shape; the texts are those of the present one. */
const checksOf = (v: ValidationState, shape: KnownShape): ShapeChecks => {
  const { checks: known, latest, values } = shape;
  if (known !== undefined) {
    for (let k = 0; k < latest.changedCount; k++) writeText(v, known, shape, latest.changed[k] as number);
    return known;
  }
  const created = createShapeChecks(shape);
  for (let value = 0; value < values.length; value++) writeText(v, created, shape, value);
  shape.checks = created;
  return created;
};

/** Lets a rule look at an element, or repeats what it has found. */
const checkDueRule = (
  { findings }: ValidationState,
  run: RuleRun,
  due: DueRule,
  node: GrowingNode,
  locate: () => void,
): void => {
  const { rule, isRepeated, found } = due;
  if (found !== undefined && !run.isBroken) reportFindings(findings, run, run.plan.rules[rule] as Rule, found, locate);
  else {
    const answer = checkRule(findings, run, rule, node, locate);
    if (isRepeated) due.found = answer;
  }
};

const checkDue = (v: ValidationState, run: RuleRun, known: ShapeChecks, { valueFlags }: TransactionShape): void => {
  const { checks, after } = known.due;
  for (let k = 0; k < checks.length; k++) {
    const { node, rules, plainValue, before } = checks[k] as (typeof checks)[number];
    for (let i = 0; i < before.length; i++) {
      const { node: parent, children } = before[i] as (typeof before)[number];
      parent.children = children;
    }
    if (plainValue >= 0 && valueFlags[plainValue] === textFlag.plain) continue;
    for (let i = 0; i < rules.length; i++) checkDueRule(v, run, rules[i] as DueRule, node, known.locate);
  }
  for (const { node, children } of after) node.children = children;
};

/** Lets those rules look at the transaction whose answers may differ from what they answered before. */
const checkChanges = (
  v: ValidationState,
  run: RuleRun,
  shape: TransactionShape,
  known: ShapeChecks,
  { line, index }: TransactionLocation,
): void => {
  const outermost = known.nodes[0] as GrowingNode;
  outermost.parent = v.node;
  outermost.index = index;
  known.line = line;
  known.isLocated = false;
  useNodes(known, line);
  checkDue(v, run, known, shape);
  v.keptNodes = known.nodes.length - 1;
  v.isPlainValue = shape.valueFlags.at(-1) === textFlag.plain;
  endTransaction(run, outermost);
};

/** Lets the rules look at a transaction of a shape. */
export const checkTransaction = (
  v: ValidationState,
  run: RuleRun,
  shape: KnownShape,
  location: TransactionLocation,
): void => {
  shape.isReusable ??= isReusable(run, shape);
  if (!shape.isReusable || v.wantedFrom > 0) {
    checkEverything(v, run, shape, location);
    return;
  }
  const { tokenizer: t } = v;
  const known = checksOf(v, shape);
  const bits = rememberTransaction(shape, t.bytes, shape.starts[1] as number, t.at);
  const around = known.end === location.from ? 0 : dependence.around;
  known.end = location.to;
  if (noteChanges(known, shape, bits | around))
    startFrom(known, shape, observeChecks(v, run, shape, location.line, location.index));
  else checkChanges(v, run, shape, known, location);
};
