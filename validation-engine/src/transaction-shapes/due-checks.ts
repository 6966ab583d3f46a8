import type { GrowingNode } from '@clearbench/iso20022/reader/growing-node';
import type { RuleFinding } from '../rule.ts';
import type { NodesOfShape } from './nodes-of-shape.ts';
import { shapeStep, type TransactionShape } from './transaction-shape.ts';

/** A rule at one element of a transaction. */
export type ShapeCheck = {
  /** Number of the step that completes the element. */
  readonly step: number;
  readonly rule: number;
  /** Number of the value if the rule skips plain ones, else -1. */
  readonly plainValue: number;
  readonly isWithoutState: boolean;
  /** Whether the answer is a finding. */
  readonly finds: boolean;
  /** Bits of what the answer depends on. */
  readonly reads: number;
  /** Bits of values of whose leading pair of letters it depends. */
  readonly pairs: number;
};

/** Children that a node has while rules look at an element. */
type Children = { readonly node: GrowingNode; readonly children: GrowingNode[] };

/**
 * A rule that is due. It is repeated if it had a finding when it was observed and nothing that it had read then has
 * changed: `found` is what it found the next time. The first time it may have said what is said once.
 */
export type DueRule = {
  readonly rule: number;
  readonly isRepeated: boolean;
  found: readonly RuleFinding[] | undefined;
};

/** Rules that look at an element one after the other. */
type DueAtElement = {
  readonly node: GrowingNode;
  readonly rules: DueRule[];
  readonly plainValue: number;
  /** An open element has the children that precede the one that is looked at. */
  readonly before: readonly Children[];
};

/** Checks in the order of the transaction. */
export type DueChecks = {
  readonly checks: readonly DueAtElement[];
  /** At the end all elements have all their children. */
  readonly after: readonly Children[];
};

/** Which children the open elements have so far, and which elements have not all of theirs. */
type Growth = {
  readonly open: { readonly node: GrowingNode; readonly all: GrowingNode[]; count: number }[];
  readonly partial: Map<GrowingNode, { readonly all: GrowingNode[]; readonly count: number }>;
};

const childrenNow = ({ open, partial }: Growth): readonly Children[] => {
  const ancestors = open.slice(0, -1);
  const changes: Children[] = [];
  for (const [node, { all }] of partial) {
    if (ancestors.some((ancestor) => ancestor.node === node)) continue;
    changes.push({ node, children: all });
    partial.delete(node);
  }
  for (const { node, all, count } of ancestors) {
    if ((partial.get(node)?.count ?? all.length) === count) continue;
    changes.push({ node, children: count === all.length ? all : all.slice(0, count) });
    if (count === all.length) partial.delete(node);
    else partial.set(node, { all, count });
  }
  return changes;
};

type DueCheck = ShapeCheck & { readonly isRepeated: boolean };

const addDue = (due: DueAtElement[], node: GrowingNode, checks: readonly DueCheck[], growth: Growth): void => {
  for (const [at, { rule, plainValue, isRepeated }] of checks.entries()) {
    const latest = due.at(-1);
    const dueRule = { rule, isRepeated, found: undefined };
    if (at > 0 && latest?.plainValue === plainValue) latest.rules.push(dueRule);
    else due.push({ node, rules: [dueRule], plainValue, before: childrenNow(growth) });
  }
};

const dueOf = (checks: readonly ShapeCheck[], bits: number, changedPairs: number): readonly DueCheck[] =>
  checks.flatMap((check) => {
    const { finds, isWithoutState, reads, pairs } = check;
    const isChanged = (reads & bits) !== 0 || (pairs & changedPairs) !== 0;
    return isChanged || finds ? [{ ...check, isRepeated: finds && isWithoutState && !isChanged }] : [];
  });

/** The checks whose answers depend on what the bits say, and those that find something. */
export const dueChecks = (
  { steps }: TransactionShape,
  { nodes }: NodesOfShape,
  checks: readonly ShapeCheck[],
  bits: number,
  changedPairs: number,
): DueChecks => {
  const ofStep = Map.groupBy(dueOf(checks, bits, changedPairs), ({ step }) => step);
  const growth: Growth = { open: [], partial: new Map() };
  const due: DueAtElement[] = [];
  let next = 0;
  for (const [step, { kind }] of steps.entries()) {
    if (kind !== shapeStep.close) {
      const node = nodes[next++] as GrowingNode;
      const parent = growth.open.at(-1);
      if (parent !== undefined) parent.count++;
      growth.open.push({ node, all: node.children, count: 0 });
    }
    if (kind === shapeStep.open) continue;
    const node = growth.open.at(-1)?.node;
    if (node !== undefined) addDue(due, node, ofStep.get(step) ?? [], growth);
    growth.open.pop();
  }
  return { checks: due, after: childrenNow(growth) };
};
