import {
  addFirstLines,
  clearFirstLines,
  type FirstLines,
  holdsNoneOf,
  type TakenLines,
  takeFirstLines,
} from '@clearbench/iso20022/envelopes/first-lines';
import type { StateInParts } from '@clearbench/validation-engine/rule';

/** For a rule whose state is texts with the lines of their first occurrences; a text that occurred before is a finding. */
export const firstLinesInParts = {
  begin: clearFirstLines,
  take: takeFirstLines,
  fits: (known, taken) => holdsNoneOf(known, taken as TakenLines),
  add: (known, taken) => addFirstLines(known, taken as TakenLines),
} satisfies StateInParts<FirstLines>;
