import { createHash } from 'node:crypto';
import type { FormatChanges, Profile } from '@clearbench/validation/profile';

/** One of a structure's own says all of it by its sum. */
const formatSaid = ({ severities, structure }: FormatChanges) => [severities, structure?.sha256, structure?.namespace];

const inOrder = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** A sum of what administrators say of a check: the environment with its clearing, calendar and limits, its formats, lists of codes. Neither the clock nor the tester is in it. */
export const basisOf = ({ scheme, rbVersion, clearing, formats, codeLists, limits, overrides }: Profile): string => {
  const said = Object.entries(formats ?? {}).map(([messageType, format]) => [messageType, formatSaid(format)]);
  const all = { scheme, rbVersion, clearing, formats: Object.fromEntries(said), codeLists, limits, overrides };
  return createHash('sha256').update(JSON.stringify(all, inOrder)).digest('hex').slice(0, 16);
};
