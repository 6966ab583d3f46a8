import type { NotListed, ValidationMessage, ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { FindingLanguage } from '@clearbench/rules/texts/finding-texts';
import type { Excerpt } from './html/excerpts.ts';

/** What is known of a checked file besides its report. */
export type FileFacts = {
  readonly environment?: string;
  /** The content version. */
  readonly version?: number;
  /** ISO 8601 UTC. */
  readonly validatedAt?: string;
};

/** The texts of a rule in a report. */
export type RuleTexts = {
  readonly title: string;
  readonly requirement: string;
  /** How to fix a finding. */
  readonly fix: string;
  /** Where the rule comes from. */
  readonly source?: string;
};

/** A file and the result of its validation; `error` is the reason if there is no report. */
export type CheckedFile = { readonly file: string } & (
  | {
      readonly report: ValidationReport;
      readonly about?: FileFacts;
      /** The text around each finding, in the order of the findings. */
      readonly excerpts?: readonly Excerpt[];
    }
  | { readonly error: string }
);

/** What the forms of a report need besides the reports. */
export type ExportTexts = {
  /** The sentence of a finding in the reader's language. */
  readonly translate: (message: ValidationMessage) => string;
  /** The sentence for the number of findings that are counted and not listed. */
  readonly notShown: (count: number) => string;
  /** The sentence for the number of findings of a rule that are counted and not listed. */
  readonly notListed: (counted: NotListed) => string;
  /** The help of a rule, if there is one. */
  readonly help?: (ruleId: string) => string | undefined;
  /** Where the product is at home, e.g. `https://bench.example`; rules link to their pages there. */
  readonly origin?: string | undefined;
  /** Of the sentences; English where it is left out. */
  readonly language?: FindingLanguage;
  /** The texts of a rule, if it is in the catalogue. */
  readonly rule?: (ruleId: string) => RuleTexts | undefined;
  /** When the report is made, ISO 8601 UTC, and the time zone in which pages show times; UTC where it is left out. */
  readonly at?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly productVersion?: string | undefined;
};
