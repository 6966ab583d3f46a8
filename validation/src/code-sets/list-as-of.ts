import type { CodeListContent } from '@clearbench/contracts/code-list/events';

/** Codes of a list that may be used on a day (YYYY-MM-DD). */
export const codesOn = ({ codes }: Pick<CodeListContent, 'codes'>, day: string): readonly string[] =>
  Object.entries(codes)
    .filter(
      ([, { validFrom, validTo }]) =>
        !(validFrom !== undefined && day < validFrom) && !(validTo !== undefined && day > validTo),
    )
    .map(([code]) => code);
