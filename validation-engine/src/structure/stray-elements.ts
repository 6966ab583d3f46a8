import type { Automaton } from '@clearbench/iso20022/model/automaton';
import { nearest } from '../nearest.ts';
import { enterAt } from './enter-at.ts';
import { expectedNext } from './expected.ts';
import { width } from './open-elements.ts';
import { reportStructure, reportStructureOf, type StructureFinding } from './report-structure.ts';
import { isDocument, openName, presentName, type ValidationState } from './validation-state.ts';

const mostEdits = 2;

const unknownElement = (v: ValidationState, parent: Automaton, depth: number): StructureFinding => {
  const { tokenizer: t } = v;
  const element = presentName(v);
  const isForeign = t.uri !== v.documentUri;
  const namespace = t.uris[t.uri] ?? '';
  const foreign = namespace === '' ? 'noNamespace' : 'namespace';
  const meant = isForeign
    ? undefined
    : nearest(
        element,
        parent.elements.map(({ name }) => name),
        mostEdits,
      );
  return {
    variant: isForeign ? foreign : meant === undefined ? 'unknown' : 'unknownNearest',
    depth: depth - 1,
    below: element,
    line: t.startLine,
    column: t.startColumn,
    expected: meant ?? expectedNext(v, depth - 1, parent),
    params: {
      element,
      parent: openName(v, depth - 1),
      ...(isForeign ? { namespace } : {}),
      ...(meant === undefined ? {} : { nearest: meant }),
    },
  };
};

const reportUnknown = (v: ValidationState, parent: Automaton, depth: number): void =>
  reportStructureOf(v, () => unknownElement(v, parent, depth));

/** A known element after its place: what was missing there is here. */
const enterMisplaced = (v: ValidationState, parent: Automaton, position: number, depth: number): Automaton => {
  const { tokenizer: t } = v;
  const slot = (depth - 1) * width + position;
  const isSurplus = (v.counts[slot] as number) >= (parent.max[position] as number);
  v.passedLines[slot] = 0;
  const automaton = enterAt(v, parent, position, depth);
  if (isSurplus) return automaton;
  const before = parent.elements[v.positions[depth - 1] as number]?.name ?? '';
  reportStructureOf(v, () => ({
    variant: 'order',
    depth,
    line: t.startLine,
    column: t.startColumn,
    expected: expectedNext(v, depth - 1, parent),
    params: { element: presentName(v), parent: openName(v, depth - 1), before },
  }));
  return automaton;
};

/** The one element of any kind. A document of the same message inside it is checked like one; all else is not looked at. */
const enterAny = (v: ValidationState, parent: Automaton, depth: number): Automaton | undefined => {
  const { tokenizer: t } = v;
  const slot = (depth - 1) * width;
  const count = (v.counts[slot] as number) + 1;
  v.counts[slot] = count;
  if (count > 1) {
    reportStructure(v, {
      variant: 'tooManyOne',
      depth: depth - 1,
      line: t.startLine,
      column: t.startColumn,
      params: { element: presentName(v), parent: openName(v, depth - 1), limit: 1 },
    });
  }
  v.indexes[depth] = count;
  v.repeats[depth] = 0;
  const { namespace = t.uris[t.uri] } = parent.type.kind === 'any' ? parent.type : {};
  if (t.uris[t.uri] !== namespace) reportUnknown(v, parent, depth);
  return t.uri === v.documentUri && isDocument(v) ? v.message?.document : undefined;
};

/** An element its parent does not expect here: late, of any kind, or unknown and then skipped. */
export const enterStray = (v: ValidationState, parent: Automaton, depth: number): Automaton | undefined => {
  if (parent.type.kind === 'any') return enterAny(v, parent, depth);
  const position = v.tokenizer.uri === v.documentUri ? parent.names.indexOf(v.tokenizer.name) : -1;
  if (position >= 0) return enterMisplaced(v, parent, position, depth);
  reportUnknown(v, parent, depth);
  return undefined;
};
