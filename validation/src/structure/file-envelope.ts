import type { Envelope } from '../envelopes/envelopes.ts';
import type { Automaton, CompiledMessage } from '../model/automaton.ts';
import { addFinding } from '../report/findings.ts';
import { tokenText } from '../tokenizer/token-text.ts';
import { beginMessage } from './begin-message.ts';
import { beginCarrier, beginDocument, carriedMessage, typeHere } from './carrier.ts';
import { enterElement } from './elements.ts';
import { openName, presentName, type ValidationState } from './validation-state.ts';

/** Begins a clearing's file of a known form: what stands in its header is checked like a message. */
export const beginFile = (v: ValidationState, envelope: Envelope): Automaton => {
  v.carrier = { ...beginCarrier(v), envelope };
  v.message = envelope.file;
  v.documentUri = v.tokenizer.uri;
  v.indexes[1] = 1;
  return envelope.file.document;
};

/** Whether the start tag is that of a message in such a file. */
export const isBulk = (v: ValidationState, depth: number): boolean =>
  depth === 2 &&
  v.carrier?.envelope !== undefined &&
  v.tokenizer.uri !== v.documentUri &&
  carriedMessage(v) !== undefined;

/** Bulks have a place in the file by their names, though their namespace is another. */
const placeOfBulk = (v: ValidationState): Automaton | undefined => {
  const { documentUri } = v;
  v.documentUri = v.tokenizer.uri;
  const place = enterElement(v, v.automata[1] as Automaton, 2);
  v.documentUri = documentUri;
  return place;
};

/** The type of the message that begins in the file here. */
export const enterBulk = (v: ValidationState): Automaton | undefined => {
  const { carrier, message: file } = v;
  const place = placeOfBulk(v);
  const message = carriedMessage(v);
  const automaton = message && typeHere(v, message);
  if (!place || !message || !automaton || !carrier || !file) return undefined;
  const name = presentName(v);
  const index = v.indexes[2] as number;
  carrier.bulks.set(name, (carrier.bulks.get(name) ?? 0) + 1);
  v.reentries.push({ depth: 2, skipFrom: 0, sought: 'nothing', file });
  beginMessage(v, message, 2);
  v.indexes[2] = index;
  beginDocument(v, message);
  return automaton;
};

/** After a bulk the file goes on. */
export const leaveBulk = (v: ValidationState, file: CompiledMessage): void => {
  v.message = file;
  v.documentUri = v.tokenizer.uris.indexOf(file.model.namespace);
};

/** Keeps the text of the header's field the tokenizer stands in. */
export const noteField = (v: ValidationState): void => {
  const { carrier, tokenizer: t } = v;
  if (carrier?.envelope === undefined || v.automata[2]?.isValue !== true) return;
  const name = openName(v, 2);
  const { line, column, text } = carrier.fields.get(name) ?? { line: t.startLine, column: t.startColumn, text: '' };
  carrier.fields.set(name, { line, column, text: (text + tokenText(t)).slice(0, 100) });
};

/** At the end of the file: counters count what came. */
export const checkCounters = (v: ValidationState): void => {
  const { envelope, fields, bulks } = v.carrier ?? {};
  for (const { element, counter = '' } of envelope?.profile.bulks ?? []) {
    const field = fields?.get(counter);
    const found = bulks?.get(element) ?? 0;
    if (field === undefined || !/^\d+$/.test(field.text) || Number(field.text) === found) continue;
    const { line, column, text: value } = field;
    const params = { element: counter, said: value, found, bulk: element };
    const path = `/${envelope?.profile.root}/${counter}`;
    const told = {
      variant: 'counter',
      layer: 'structure',
      line,
      column,
      path,
      value,
      expected: `${found}`,
      params,
    } as const;
    addFinding(v.findings, 'T-03', 'Error', () => told);
  }
};
