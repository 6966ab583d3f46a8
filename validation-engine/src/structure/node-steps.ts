import { addChild, addText, type GrowingNode, openNode } from '@clearbench/iso20022/reader/growing-node';
import { passingText } from '@clearbench/xml/tokenizer/token-text';
import { noParent, type RuleIndexes, rulesFor } from '../rule-plan.ts';
import { checkNode, endTransaction, type RuleRun } from '../rule-run.ts';
import type { ValidationState } from './validation-state.ts';

/** Nodes one transaction may keep; a larger one is still checked, but its elements forget one another. */
const mostNodes = 200_000;

/** An element opens. Repeated elements are kept only inside what a rule selected, so that memory is bounded. */
export const enterNode = (v: ValidationState, node: GrowingNode, depth: number, rules: RuleIndexes): void => {
  const { node: parent } = v;
  v.node = node;
  if (parent === undefined) v.root = node;
  else if ((v.wantedFrom > 0 || !node.repeats) && v.keptNodes < mostNodes) {
    addChild(parent, node);
    v.keptNodes++;
  }
  if (rules.length > 0 && v.wantedFrom === 0) {
    v.wantedFrom = depth;
    v.keptNodes = 0;
  }
};

/** Makes the node of an element just opened. */
export const openNodeStep = (v: ValidationState, run: RuleRun): void => {
  const { tokenizer: t, node: parent } = v;
  const { depth } = t;
  const node = openNode(t, parent, v.indexes[depth] as number, v.repeats[depth] === 1);
  const above = parent === undefined ? noParent : (t.names.locals[t.openNames[depth - 1] as number] as number);
  const rules = rulesFor(run.plan, t.name, above, node);
  v.selected[depth] = rules;
  enterNode(v, node, depth, rules);
};
export const textNodeStep = (v: ValidationState): void => {
  const { tokenizer: t, node } = v;
  if (node !== undefined && v.automata[t.depth]?.isValue === true) addText(node, passingText(t));
};

/** The element is complete: the rules look at it. */
export const leaveNode = (
  v: ValidationState,
  run: RuleRun,
  node: GrowingNode,
  depth: number,
  rules: RuleIndexes,
): void => {
  const { findings } = v;
  v.node = node.parent;
  if (v.wantedFrom === depth) v.wantedFrom = 0;
  if (rules.length > 0) checkNode(findings, run, rules, node);
  const leaves = v.isPlainValue ? run.plan.plainLeaves : run.plan.leaves;
  if (leaves.length > 0 && node.children.length === 0 && v.holdsSkipped[depth] === 0)
    checkNode(findings, run, leaves, node);
  if (node.repeats && v.wantedFrom === 0) endTransaction(run, node);
};

/** The end tag of an element. */
export const closeNodeStep = (v: ValidationState, run: RuleRun): void => {
  const depth = v.tokenizer.depth + 1;
  if (v.node !== undefined) leaveNode(v, run, v.node, depth, v.selected[depth] as RuleIndexes);
};
