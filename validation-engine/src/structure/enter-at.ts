import { type Automaton, childAutomaton } from '@clearbench/iso20022/model/automaton';
import { width } from './open-elements.ts';
import { reportStructure } from './report-structure.ts';
import { openName, presentName, type ValidationState } from './validation-state.ts';

const reportSurplus = (v: ValidationState, parent: Automaton, position: number, depth: number): void => {
  const { tokenizer: t } = v;
  const limit = parent.max[position] as number;
  reportStructure(v, {
    variant: limit === 1 ? 'tooManyOne' : 'tooMany',
    depth: depth - 1,
    below: `${presentName(v)}[${v.counts[(depth - 1) * width + position]}]`,
    line: t.startLine,
    column: t.startColumn,
    params: { element: presentName(v), parent: openName(v, depth - 1), limit },
  });
};

/** Counts the child; its type, reporting it when it is one too many. */
export const enterAt = (v: ValidationState, parent: Automaton, position: number, depth: number): Automaton => {
  const slot = (depth - 1) * width + position;
  const count = (v.counts[slot] as number) + 1;
  const max = parent.max[position] as number;
  v.counts[slot] = count;
  v.indexes[depth] = count;
  v.repeats[depth] = max > 1 || count > 1 ? 1 : 0;
  if (count > max) reportSurplus(v, parent, position, depth);
  const child = parent.children[position];
  if (child !== undefined) return child;
  return childAutomaton(v.message as NonNullable<ValidationState['message']>, parent, position);
};
