import { type DueChecks, dueChecks, type ShapeCheck } from './due-checks.ts';
import { locateNodes, type NodesOfShape, nodesOfShape } from './nodes-of-shape.ts';
import { dependence } from './observed-node.ts';
import type { TransactionShape } from './transaction-shape.ts';

/** What rules answered for the latest transaction of a shape. */
export type ShapeChecks = NodesOfShape & {
  /** Every rule at every element, as observed. */
  checks: readonly ShapeCheck[];
  /** Bits of what differs from the transaction that was observed. */
  changed: number;
  /** Bits of the values whose leading pair of letters differs. */
  changedPairs: number;
  /** Those that the changes make due. */
  due: DueChecks;
  /** Where the latest transaction ended in the text. */
  end: number;
  /** Transactions in which something was as before that had differed since the observation, and how many lead to the next one. */
  idle: number;
  idleLimit: number;
  line: number;
  isLocated: boolean;
  /** Completes the places of the present transaction. */
  readonly locate: () => void;
};

/** The first and the largest limit. */
const [fewestIdle, mostIdle] = [8, 4_096];

const noChecks: DueChecks = { checks: [], after: [] };

export const createShapeChecks = (shape: TransactionShape): ShapeChecks => {
  const checks: ShapeChecks = {
    ...nodesOfShape(shape),
    checks: [],
    changed: 0,
    changedPairs: 0,
    due: noChecks,
    end: -1,
    idle: 0,
    idleLimit: fewestIdle / 2,
    line: 0,
    isLocated: false,
    locate: () => {
      if (checks.isLocated) return;
      checks.isLocated = true;
      locateNodes(checks, checks.line, shape.starts);
    },
  };
  return checks;
};

/** From here on, only what differs from the present transaction makes checks due. */
export const startFrom = (known: ShapeChecks, shape: TransactionShape, checks: readonly ShapeCheck[]): void => {
  known.checks = checks;
  known.changed = dependence.always;
  known.changedPairs = 0;
  known.due = dueChecks(shape, known, checks, known.changed, 0);
  known.idle = 0;
  known.idleLimit = Math.min(mostIdle, known.idleLimit * 2);
};

/** Notes what differs in the present transaction; true if it is to be observed: it is the first one, or enough is as before. */
export const noteChanges = (known: ShapeChecks, shape: TransactionShape, bits: number): boolean => {
  if (known.checks.length === 0) return true;
  const pairs = shape.latest.changedPairs;
  if ((bits & ~known.changed) !== 0 || (pairs & ~known.changedPairs) !== 0) {
    known.changed |= bits;
    known.changedPairs |= pairs;
    known.due = dueChecks(shape, known, known.checks, known.changed, known.changedPairs);
  }
  if ((known.changed & ~bits & ~dependence.always) !== 0 || (known.changedPairs & ~pairs) !== 0) known.idle++;
  return known.idle > known.idleLimit;
};
