import type { Automaton } from '@clearbench/iso20022/model/automaton';
import { listed } from './expected.ts';
import { width } from './open-elements.ts';
import { reportStructure } from './report-structure.ts';
import { openName, type ValidationState } from './validation-state.ts';

const reportMissing = (v: ValidationState, depth: number, names: readonly string[], slot: number): void => {
  const { tokenizer: t } = v;
  const line = v.passedLines[slot] as number;
  reportStructure(v, {
    variant: 'missing',
    depth,
    line: line === 0 ? t.startLine : line,
    column: line === 0 ? t.startColumn : (v.passedColumns[slot] as number),
    expected: names.join(', '),
    params: { parent: openName(v, depth), elements: names.join(', ') },
  });
};

/** Elements missing at the same place make one finding. */
const reportMissingElements = (v: ValidationState, automaton: Automaton, depth: number): void => {
  const base = depth * width;
  let names: string[] = [];
  let place = -1;
  for (const position of automaton.mandatory) {
    const slot = base + position;
    if ((v.counts[slot] as number) >= (automaton.min[position] as number)) continue;
    const isSameLocation =
      place >= 0 && v.passedLines[place] === v.passedLines[slot] && v.passedColumns[place] === v.passedColumns[slot];
    if (!isSameLocation && place >= 0) reportMissing(v, depth, names, place);
    names = isSameLocation
      ? [...names, automaton.elements[position]?.name ?? '']
      : [automaton.elements[position]?.name ?? ''];
    place = slot;
  }
  if (place >= 0) reportMissing(v, depth, names, place);
};

const reportMissingChoice = (v: ValidationState, names: readonly string[], depth: number): void => {
  reportStructure(v, {
    variant: 'missingChoice',
    depth,
    line: v.lines[depth] as number,
    column: v.columns[depth] as number,
    expected: names.join(' | '),
    params: { parent: openName(v, depth), elements: listed(names) },
  });
};

const isComplete = (v: ValidationState, { mandatory, min }: Automaton, base: number): boolean => {
  for (let i = 0; i < mandatory.length; i++) {
    const position = mandatory[i] as number;
    if ((v.counts[base + position] as number) < (min[position] as number)) return false;
  }
  return true;
};

/** Says so where none of the elements that exclude each other is there. */
const checkAlternatives = (v: ValidationState, { alternatives = [], elements }: Automaton, depth: number): void => {
  const isThere = (position: number): boolean => (v.counts[depth * width + position] as number) > 0;
  for (const { from, to, isRequired } of alternatives) {
    const group = elements.slice(from, to);
    if (!isRequired || group.some((_, at) => isThere(from + at))) continue;
    reportMissingChoice(
      v,
      group.map(({ name }) => name),
      depth,
    );
  }
};

/** The element at `depth` ends: says what is missing in it. */
export const leaveElement = (v: ValidationState, automaton: Automaton, depth: number): void => {
  const base = depth * width;
  if (automaton.isChoice) {
    const isChosen = (v.counts[base + (v.positions[depth] as number)] as number) > 0;
    // A choice of which an element may be missing may be empty.
    if (!isChosen && !automaton.min.includes(0))
      reportMissingChoice(
        v,
        automaton.elements.map(({ name }) => name),
        depth,
      );
  } else if (automaton.type.kind === 'any') {
    if (v.counts[base] === 0) reportMissingChoice(v, ['*'], depth);
  } else {
    if (!isComplete(v, automaton, base)) reportMissingElements(v, automaton, depth);
    if (automaton.alternatives !== undefined) checkAlternatives(v, automaton, depth);
  }
};
