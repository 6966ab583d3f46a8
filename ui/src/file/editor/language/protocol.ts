import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import type { NameLanguage } from '@clearbench/validation/field-names/field-names';
import type { Crumb } from '@clearbench/validation/language/breadcrumbs';
import type { Choice } from '@clearbench/validation/language/completing';
import type { Fix } from '@clearbench/validation/language/fixes/fix';
import type { Fold } from '@clearbench/validation/language/folding';
import type { PathPlace } from '@clearbench/validation/language/go-to-path';
import type { Hover } from '@clearbench/validation/language/hover';
import type { Profile } from '@clearbench/validation/profile';

/** Offsets count from 0 in the characters of the text as the editor has it. */
export type Span = { readonly from: number; readonly to: number };
export type Change = { readonly from: number; readonly removed: number; readonly text: string };

/** Longer texts are checked by the server alone: there a check takes longer than the pause between two words. */
export const longestChecked = 2 * 1024 * 1024;

/** What may be asked about the text, each with what is answered. */
export type Questions = {
  readonly choices: { readonly asked: { readonly offset: number }; readonly answer: readonly Choice[] };
  readonly hover: { readonly asked: { readonly offset: number }; readonly answer: Hover | undefined };
  readonly crumbs: { readonly asked: { readonly offset: number }; readonly answer: readonly Crumb[] };
  readonly tags: { readonly asked: { readonly offset: number }; readonly answer: readonly Span[] };
  /** The end tag that is missing behind a start tag that ends there. */
  readonly endTag: { readonly asked: { readonly offset: number }; readonly answer: string | undefined };
  readonly folds: { readonly asked: Record<never, never>; readonly answer: readonly Fold[] };
  readonly path: { readonly asked: { readonly path: string }; readonly answer: PathPlace | undefined };
  readonly fixes: {
    readonly asked: { readonly offset: number; readonly finding: ValidationMessage };
    readonly answer: readonly Fix[];
  };
};
export type QuestionName = keyof Questions;

/** What is checked against, and how old that was when it was read here. */
export type Terms = { readonly profile: Profile; readonly language: NameLanguage; readonly mayCheck: boolean };

/** What the worker is told; everything is done in the order it is told in. */
export type Told =
  | { readonly kind: 'text'; readonly text: string; readonly mark: string }
  | { readonly kind: 'edit'; readonly changes: readonly Change[]; readonly mark: string }
  | { readonly kind: 'terms'; readonly terms: Terms }
  | { readonly kind: 'ask'; readonly id: number; readonly name: QuestionName; readonly asked: object };

/** What a check without the server found, and which of the server's rules it could not ask. */
export type Checked = {
  readonly messages: readonly ValidationMessage[];
  /** Rules that compare with earlier messages, which only the server has. */
  readonly silent: readonly string[];
};

export type Heard =
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  /** `edits`: how many texts and edits it was told of before; undefined where the text is too long to be checked at every key. */
  | { readonly kind: 'checked'; readonly edits: number; readonly checked: Checked | undefined };
