import { otherParts } from './every-part.ts';

/** Outside browsers every message is known from the start. */
export const partsAtStart = otherParts;
