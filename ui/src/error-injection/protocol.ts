import type { Conversions } from '@clearbench/authoring/charset/conversions';
import type { AllFixes } from '@clearbench/authoring/quick-fixes/fix-all';
import type { Severity, ValidationMessage } from '@clearbench/contracts/file/validation-report';
import type { TextEdit } from '@clearbench/iso20022/message-text/text-edit';
import type { Profile } from '@clearbench/iso20022/profile';
import type { DiffLine } from './line-diff.ts';

/** A rule that can be broken on purpose, with its severity in the environment. */
export type BreakableRule = { readonly id: string; readonly severity: Severity };

/** An injected error: one edit, the lines it changes, and the resulting finding. */
export type InjectedError = {
  readonly edit: TextEdit;
  readonly lines: readonly DiffLine[];
  readonly finding: ValidationMessage;
};

/** The requests to the worker, each with its result. */
export type InjectionCalls = {
  /** `of`: a message, or its type. */
  readonly rules: {
    readonly input: {
      readonly of: { readonly text: string } | { readonly messageType: string };
      readonly profile: Profile;
    };
    readonly result: readonly BreakableRule[];
  };
  readonly injectError: {
    readonly input: { readonly text: string; readonly ruleId: string; readonly profile: Profile };
    readonly result: InjectedError | undefined;
  };
  readonly allFixes: {
    readonly input: { readonly text: string; readonly ruleId: string; readonly profile: Profile };
    readonly result: AllFixes;
  };
  readonly conversions: {
    readonly input: { readonly text: string; readonly profile: Profile };
    readonly result: Conversions;
  };
};
