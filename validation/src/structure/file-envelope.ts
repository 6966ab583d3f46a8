import type { Envelope } from '../envelopes/envelopes.ts';
import { beginFileSoFar } from '../envelopes/file-so-far.ts';
import type { Automaton, CompiledMessage } from '../model/automaton.ts';
import { beginMessage } from './begin-message.ts';
import { beginCarrier, beginDocument, carriedMessage, typeHere } from './carrier.ts';
import { enterElement } from './elements.ts';
import { presentName, type ValidationState } from './validation-state.ts';

/** Begins a clearing's file of a known form: what stands in its header is checked like a message. */
export const beginFile = (v: ValidationState, envelope: Envelope): Automaton => {
  v.carrier = { ...beginCarrier(v), file: { envelope, soFar: beginFileSoFar(envelope.profile), aside: undefined } };
  v.message = envelope.file;
  v.documentUri = v.tokenizer.uri;
  v.documentDepth = 1;
  v.indexes[1] = 1;
  return envelope.file.document;
};

/** Whether the start tag is that of a message in such a file. */
export const isBulk = (v: ValidationState, depth: number): boolean =>
  depth === 2 && v.carrier?.file !== undefined && v.tokenizer.uri !== v.documentUri && carriedMessage(v) !== undefined;

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
  const { carrier, message: form } = v;
  const file = carrier?.file;
  const place = placeOfBulk(v);
  const message = carriedMessage(v);
  const automaton = message && typeHere(v, message);
  if (!place || !message || !automaton || !file || !form) return undefined;
  const name = presentName(v);
  const index = v.indexes[2] as number;
  file.soFar.bulks.set(name, (file.soFar.bulks.get(name) ?? 0) + 1);
  v.reentries.push({ depth: 2, skipFrom: 0, sought: 'nothing', file: form });
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
