import { addChild, addText, closeNode, openNode } from '../growing-node.ts';
import { checkNode, type RuleRun, type RunningRule, rulesFor } from '../rule-run.ts';
import type { ValidationState } from './validation-state.ts';

/** Nodes one transaction may keep; a larger one is still checked, but its elements forget one another. */
const mostNodes = 200_000;

/** Makes the node of an element just opened. Repeated elements are kept only inside what a rule selected, so that memory is bounded. */
export const openNodeStep = (v: ValidationState, run: RuleRun): void => {
  const { tokenizer: t, nodes } = v;
  const { depth } = t;
  const parent = nodes[depth - 1];
  const node = openNode(t, parent, v.indexes[depth] as number, v.repeats[depth] === 1);
  const rules = rulesFor(run, t.name, t.openNames[depth - 1] as number, node);
  v.selected[depth] = rules;
  nodes[depth] = node;
  if (parent !== undefined && (v.wantedFrom > 0 || !node.repeats) && v.keptNodes < mostNodes) {
    addChild(parent, node);
    v.keptNodes++;
  }
  if (rules.length > 0 && v.wantedFrom === 0) {
    v.wantedFrom = depth;
    v.keptNodes = 0;
  }
};

export const textNodeStep = (v: ValidationState): void => {
  const depth = v.tokenizer.depth;
  const node = v.nodes[depth];
  if (node !== undefined && v.automata[depth]?.isValue === true) addText(v.tokenizer, node);
};

/** The element is complete: the rules look at it. */
export const closeNodeStep = (v: ValidationState, run: RuleRun): void => {
  const { tokenizer: t, nodes, findings } = v;
  const depth = t.depth + 1;
  const node = nodes[depth];
  if (node === undefined) return;
  closeNode(node);
  if (v.wantedFrom === depth) v.wantedFrom = 0;
  const rules = v.selected[depth] as readonly RunningRule[];
  if (rules.length > 0) checkNode(findings, run, rules, node);
  if (run.leaves.length > 0 && node.children.length === 0) checkNode(findings, run, run.leaves, node);
};
