import { type CompiledMessage, compiledOwn } from '../model/automaton.ts';
import { creditFiles } from './credit-files.ts';
import { debitFiles } from './debit-files.ts';
import type { EnvelopeProfile } from './envelope-profile.ts';
import { inquiryFiles } from './inquiry-files.ts';

/** A file's form made ready: its header and the places of its bulks as a message of its own. */
export type Envelope = { readonly profile: EnvelopeProfile; readonly file: CompiledMessage };

/** The forms the product brings. */
export const builtInEnvelopes: readonly EnvelopeProfile[] = [...creditFiles, ...inquiryFiles, ...debitFiles];

const notationOf = ({ header, bulks, types }: EnvelopeProfile): string =>
  `File${header}\n${bulks.map(({ element }) => `  ${element}* Bulk`).join('\n')}\n\nBulk = any\n${types}`;

const ready = (profile: EnvelopeProfile): Envelope => {
  const { fileType, root, namespace } = profile;
  const notation = notationOf(profile);
  const structure = { sha256: `${namespace} ${notation}`, root: { name: root, type: 'File' }, notation, namespace };
  return { profile, file: compiledOwn(fileType, structure) };
};

const byNamespace = (profiles: readonly EnvelopeProfile[]): ReadonlyMap<string, Envelope> =>
  new Map(profiles.map((profile) => [profile.namespace, ready(profile)]));

let builtIn: ReadonlyMap<string, Envelope> | undefined;

/** The forms by their namespaces; must be asked before the names of the model are copied. */
export const envelopesBy = (profiles: readonly EnvelopeProfile[] | undefined): ReadonlyMap<string, Envelope> => {
  if (profiles !== undefined) return byNamespace(profiles);
  builtIn ??= byNamespace(builtInEnvelopes);
  return builtIn;
};
