/** The values that the browser's date and time fields show without loss. */
const plainDate = /^\d{4}-\d\d-\d\d$/;
const plainMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/;

export type NativeInput = 'date' | 'datetime-local' | 'text';

/** The browser's field for a value of this kind; plain text where it would lose a part of the value. */
export const nativeInput = (kind: string, value: string, narrowed = false): NativeInput => {
  if (kind === 'date' && (value === '' || plainDate.test(value))) return 'date';
  if (kind === 'dateTime' && !narrowed && (value === '' || plainMoment.test(value))) return 'datetime-local';
  return 'text';
};

/** Browsers leave out seconds that are zero; messages need them. */
export const writtenMoment = (native: NativeInput, value: string): string =>
  native === 'datetime-local' && /T\d\d:\d\d$/.test(value) ? `${value}:00` : value;
