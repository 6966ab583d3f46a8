import type { OtherParts } from './every-part.ts';

/** A browser loads them when a text contains one of their messages. */
export const partsAtStart: OtherParts = { libraries: {}, fieldNames: {}, fieldMeanings: {} };
