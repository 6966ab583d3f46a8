import type { Severity, ValidationMessage } from '@clearbench/contracts/file/validation-report';
import type { Conversions } from '@clearbench/validation/charset/conversions';
import type { TextEdit } from '@clearbench/validation/form/text-edit';
import type { AllFixes } from '@clearbench/validation/language/fixes/fix-all';
import type { Profile } from '@clearbench/validation/profile';
import type { DiffLine } from './line-diff.ts';

/** A rule that may be broken on purpose, and how grave that is where it is checked. */
export type BreakableRule = { readonly id: string; readonly severity: Severity };

/** How a rule comes to be broken: one edit, the lines it changes, and what a check says of it then. */
export type InjectedError = {
  readonly edit: TextEdit;
  readonly lines: readonly DiffLine[];
  readonly finding: ValidationMessage;
};

/** What may be asked, each with what is answered. */
export type Questions = {
  /** `of`: a message, or its type. */
  readonly rules: {
    readonly asked: {
      readonly of: { readonly text: string } | { readonly messageType: string };
      readonly profile: Profile;
    };
    readonly answer: readonly BreakableRule[];
  };
  readonly injectError: {
    readonly asked: { readonly text: string; readonly ruleId: string; readonly profile: Profile };
    readonly answer: InjectedError | undefined;
  };
  readonly allFixes: {
    readonly asked: { readonly text: string; readonly ruleId: string; readonly profile: Profile };
    readonly answer: AllFixes;
  };
  readonly conversions: {
    readonly asked: { readonly text: string; readonly profile: Profile };
    readonly answer: Conversions;
  };
};
