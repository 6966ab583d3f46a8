import type { ValidationMessage, ValidationReport } from '@clearbench/contracts/file/validation-report';

/** A file and what became of checking it; `error` says why there is no report. */
export type CheckedFile = { readonly file: string } & (
  | { readonly report: ValidationReport }
  | { readonly error: string }
);

/** What the forms of a report need besides the reports. */
export type ExportWords = {
  /** The sentence of a finding in the reader's language. */
  readonly say: (message: ValidationMessage) => string;
  /** That so many findings are counted and not listed. */
  readonly notShown: (count: number) => string;
  /** What a rule demands, where that is known. */
  readonly help?: (ruleId: string) => string | undefined;
  /** Where the product is at home, e.g. `https://bench.example`; rules link to their pages there. */
  readonly origin?: string | undefined;
};
