import {
  type EnvelopeProfileFile,
  envelopeProfileFile,
  largestEnvelopeProfile,
} from '@clearbench/contracts/envelope/profile-file';
import type { RuleListFault } from '@clearbench/contracts/scenario/rule-list-fault';
import { readStructure } from '@clearbench/contracts/structured-text';
import { builtInProfiles } from '@clearbench/iso20022/envelopes/built-in-profiles';
import { readYaml } from '@clearbench/yaml-reader/read-yaml';
import { faultsOfProfile } from './profile-faults.ts';

export type ReadProfile =
  | { readonly profile: EnvelopeProfileFile }
  | { readonly faults: readonly RuleListFault[]; readonly profile?: undefined };

const mostFaults = 100;
const start = { line: 1, column: 1 };
const inOrder = (a: RuleListFault, b: RuleListFault): number => a.line - b.line || a.column - b.column;

/** The namespaces by which files of a profile are recognised. */
export const namespacesOf = ({ files = [], message }: EnvelopeProfileFile): readonly string[] => [
  ...files.map(({ namespace }) => namespace),
  ...(message === undefined ? [] : [message.namespace]),
];

/** Namespaces of the profiles of the product, except of the one with this id. */
const takenBy = (others: readonly EnvelopeProfileFile[], profileId: string): ReadonlySet<string> =>
  new Set(others.filter(({ profile }) => profile !== profileId).flatMap(namespacesOf));

/** Reads the YAML or JSON text of an envelope profile, or lists every error with its line and column. */
export const readProfile = (text: string, others: readonly EnvelopeProfileFile[] = builtInProfiles): ReadProfile => {
  const size = new TextEncoder().encode(text).length;
  if (size > largestEnvelopeProfile)
    return { faults: [{ ...start, errorKey: 'envelope.tooLarge', params: { limit: largestEnvelopeProfile, size } }] };
  const { value, placeOf, faults: syntax } = readYaml(text);
  if (syntax.length > 0) {
    const faults = syntax.map(({ reason, ...place }) => ({ ...place, errorKey: 'text.syntax', params: { reason } }));
    return { faults: faults.slice(0, mostFaults) };
  }
  const read = readStructure(envelopeProfileFile, value ?? {});
  const wrong = 'faults' in read ? read.faults : faultsOfProfile(read.data, takenBy(others, read.data.profile));
  if ('data' in read && wrong.length === 0) return { profile: read.data };
  const placed = wrong.map(({ errorKey, params, path, of }) => ({ ...placeOf(path, of), errorKey, params }));
  return { faults: placed.toSorted(inOrder).slice(0, mostFaults) };
};
