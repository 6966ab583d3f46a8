import type { Failure } from '@clearbench/contracts/failure';
import { asShownName } from '@clearbench/contracts/shown-name';

/** Longest recorded value of a sentence in characters; a value may come from the other end. */
const longestValue = 120;

export type Reason = { readonly errorKey: string; readonly params?: Record<string, string | number> };

/** The reason of a refusal or failure, with the values of its sentence. */
export const shownReason = ({ errorKey, params }: Failure): Reason => {
  if (errorKey === 'request.invalid' && params.reason === 'aborted') return { errorKey: 'channel.incomplete' };
  const values = Object.entries(params).filter(([name]) => name !== 'place');
  if (values.length === 0) return { errorKey };
  const shortened = values.map(([name, value]) => [
    name,
    typeof value === 'string' ? asShownName(value).slice(0, longestValue) : value,
  ]);
  return { errorKey, params: Object.fromEntries(shortened) as Record<string, string | number> };
};
