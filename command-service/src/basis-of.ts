import { createHash } from 'node:crypto';
import type { FormatChanges, Profile } from '@clearbench/iso20022/profile';

/** The hash of an uploaded structure represents all of it. */
const formatHash = ({ severities, structure }: FormatChanges) => [severities, structure?.sha256, structure?.namespace];

const chainHandlers = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/**
 * Hash of all administrator settings that affect a validation: the environment with its clearing, calendar and limits,
 * its formats, code lists. Neither time nor sender are part of it.
 */
export const basisOf = ({ scheme, rbVersion, clearing, formats, codeLists, limits, overrides }: Profile): string => {
  const formatHashes = Object.entries(formats ?? {}).map(([messageType, format]) => [messageType, formatHash(format)]);
  const all = { scheme, rbVersion, clearing, formats: Object.fromEntries(formatHashes), codeLists, limits, overrides };
  return createHash('sha256').update(JSON.stringify(all, chainHandlers)).digest('hex').slice(0, 16);
};
