import { boundedCache } from '@clearbench/contracts/bounded-cache';
import { type CompiledMessage, compiledOwn } from '../model/automaton.ts';
import { neutralForms } from './built-in-profiles.ts';
import type { FileForm } from './file-form.ts';
import { notationOfForm } from './form-notation.ts';

/** A file's form made ready: its header and the places of its bulks as a message of its own. */
export type Envelope = { readonly form: FileForm; readonly file: CompiledMessage };

type Envelopes = ReadonlyMap<string, Envelope>;

const ready = (form: FileForm): Envelope => {
  const { fileType, root, namespace } = form;
  const notation = notationOfForm(form);
  const structure = { sha256: `${namespace} ${notation}`, root: { name: root, type: 'File' }, notation, namespace };
  return { form, file: compiledOwn(fileType, structure) };
};

/** Most envelope profiles that are kept ready. */
const mostReady = 20;
const known = new WeakMap<readonly FileForm[], Envelopes>();
const readyProfiles = boundedCache<Envelopes>(mostReady);

/** Equal forms of two jobs of a worker are made ready once. */
const byNamespace = (forms: readonly FileForm[]): Envelopes => {
  const made = known.get(forms);
  if (made !== undefined) return made;
  const key = JSON.stringify(forms);
  const envelopes = readyProfiles.get(key) ?? new Map(forms.map((form) => [form.namespace, ready(form)]));
  readyProfiles.set(key, envelopes);
  known.set(forms, envelopes);
  return envelopes;
};

/** The forms by their namespaces, those of the neutral profile by default; must be asked before the names of the model are copied. */
export const envelopesBy = (forms: readonly FileForm[] = neutralForms): Envelopes => byNamespace(forms);
