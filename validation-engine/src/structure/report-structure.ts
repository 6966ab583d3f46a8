import { addFinding } from '../report/findings.ts';
import { pathTo, type ValidationState } from './validation-state.ts';

export type StructureFinding = {
  readonly variant: string;
  /** Of the element it is about; its path is asked for only when the finding is kept. */
  readonly depth: number;
  /** Name of an element below `depth` that has no place of its own. */
  readonly below?: string;
  readonly line: number;
  readonly column: number;
  readonly value?: string | undefined;
  readonly expected?: string | undefined;
  readonly params: Readonly<Record<string, string | number>>;
};

/** A deviation from the message's schema; `describe` is asked only when the finding is kept, for most of many are not. */
export const reportStructureOf = (v: ValidationState, describe: () => StructureFinding): void => {
  v.deviations++;
  addFinding(v.findings, 'T-03', 'Error', () => {
    const { depth, below, ...found } = describe();
    return {
      ...found,
      layer: 'structure',
      path: below === undefined ? pathTo(v, depth) : `${pathTo(v, depth)}/${below}`,
    };
  });
};

export const reportStructure = (v: ValidationState, found: StructureFinding): void => reportStructureOf(v, () => found);
