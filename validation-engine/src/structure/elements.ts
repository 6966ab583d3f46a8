import type { Automaton } from '@clearbench/iso20022/model/automaton';
import { enterAt } from './enter-at.ts';
import { width } from './open-elements.ts';
import { reportStructureOf } from './report-structure.ts';
import { enterStray } from './stray-elements.ts';
import { openName, presentName, type ValidationState } from './validation-state.ts';

/** Mandatory elements the sequence leaves behind: remembered, for they may still come too late. */
const passOver = (v: ValidationState, parent: Automaton, from: number, to: number, depth: number): void => {
  const base = (depth - 1) * width;
  const isFirstThere = (v.counts[base + from] as number) >= (parent.min[from] as number);
  if (isFirstThere && parent.mandatoryBefore[to] === parent.mandatoryBefore[from + 1]) return;
  for (let position = from; position < to; position++) {
    if ((v.counts[base + position] as number) >= (parent.min[position] as number)) continue;
    v.hasPassed[depth - 1] = 1;
    v.passedLines[base + position] = v.tokenizer.startLine;
    v.passedColumns[base + position] = v.tokenizer.startColumn;
  }
};

/** Names of the elements that exclude the one at a position, and its own. */
const namesBeside = ({ elements, alternatives }: Automaton, position: number): readonly string[] => {
  const group = alternatives?.find(({ from, to }) => position >= from && position < to);
  return elements.slice(group?.from, group?.to).map(({ name }) => name);
};

const reportChoice = (v: ValidationState, parent: Automaton, chosen: number, depth: number): void => {
  const { tokenizer: t } = v;
  reportStructureOf(v, () => ({
    variant: 'choice',
    depth: depth - 1,
    below: presentName(v),
    line: t.startLine,
    column: t.startColumn,
    expected: namesBeside(parent, chosen).join(' | '),
    params: { element: presentName(v), parent: openName(v, depth - 1), chosen: parent.elements[chosen]?.name ?? '' },
  }));
};

/** The first position of an element from a position on; the number of positions if there is none. */
const positionOf = ({ names }: Automaton, name: number, from: number): number => {
  let position = from;
  while (position < names.length && names[position] !== name) position++;
  return position;
};

const enterChoice = (v: ValidationState, parent: Automaton, depth: number): Automaton | undefined => {
  const position = positionOf(parent, v.tokenizer.name, 0);
  if (position === parent.names.length) return enterStray(v, parent, depth);
  const chosen = v.positions[depth - 1] as number;
  if (chosen !== position) {
    if ((v.counts[(depth - 1) * width + chosen] as number) > 0) reportChoice(v, parent, chosen, depth);
    v.positions[depth - 1] = position;
  }
  return enterAt(v, parent, position, depth);
};

/** Says so if an element that excludes this one is there already. */
const checkAlternatives = (v: ValidationState, parent: Automaton, position: number, depth: number): void => {
  const base = (depth - 1) * width;
  for (const { from, to } of parent.alternatives ?? []) {
    if (position < from || position >= to) continue;
    for (let other = from; other < to; other++)
      if (other !== position && (v.counts[base + other] as number) > 0) reportChoice(v, parent, other, depth);
  }
};

/** The type of the element of the current start tag; undefined if the element is skipped. */
export const enterElement = (v: ValidationState, parent: Automaton, depth: number): Automaton | undefined => {
  const { tokenizer: t } = v;
  if (t.uri !== v.documentUri) return enterStray(v, parent, depth);
  if (parent.isChoice) return enterChoice(v, parent, depth);
  const from = v.positions[depth - 1] as number;
  const position = positionOf(parent, t.name, from);
  if (position === parent.names.length) return enterStray(v, parent, depth);
  if (position !== from) {
    passOver(v, parent, from, position, depth);
    v.positions[depth - 1] = position;
  }
  if (parent.alternatives !== undefined) checkAlternatives(v, parent, position, depth);
  return enterAt(v, parent, position, depth);
};
