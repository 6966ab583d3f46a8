import type { Crumb } from '@clearbench/authoring/language/breadcrumbs';
import type { Choice } from '@clearbench/authoring/language/completing';
import type { Fold } from '@clearbench/authoring/language/folding';
import type { PathTarget } from '@clearbench/authoring/language/go-to-path';
import type { Hover } from '@clearbench/authoring/language/hover';
import type { SubsetName } from '@clearbench/authoring/language/subset-name';
import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import type { NameLanguage } from '@clearbench/iso20022/field-names/field-names';
import type { Profile } from '@clearbench/iso20022/profile';
import type { Fix } from '@clearbench/rules/quick-fixes/fix';

/** Offsets count characters of the text in the editor, from 0. */
export type Span = { readonly from: number; readonly to: number };
export type Change = { readonly from: number; readonly removed: number; readonly text: string };

/** The length up to which the browser validates a text while it is typed, in characters. */
export const longestChecked = 32 * 1024 * 1024;

/** The requests about the text, each with its result. */
export type LanguageRequests = {
  readonly choices: { readonly input: { readonly offset: number }; readonly result: readonly Choice[] };
  readonly hover: { readonly input: { readonly offset: number }; readonly result: Hover | undefined };
  readonly crumbs: { readonly input: { readonly offset: number }; readonly result: readonly Crumb[] };
  readonly tags: { readonly input: { readonly offset: number }; readonly result: readonly Span[] };
  /** The end tag that is missing after a start tag that ends at the offset. */
  readonly endTag: { readonly input: { readonly offset: number }; readonly result: string | undefined };
  /** The subset with which the text is compared; undefined where none is known. */
  readonly subset: { readonly input: Record<never, never>; readonly result: SubsetName | undefined };
  readonly folds: { readonly input: Record<never, never>; readonly result: readonly Fold[] };
  readonly path: { readonly input: { readonly path: string }; readonly result: PathTarget | undefined };
  readonly fixes: {
    readonly input: { readonly offset: number; readonly finding: ValidationMessage };
    readonly result: readonly Fix[];
  };
};
export type LanguageRequestName = keyof LanguageRequests;

/** What the text is validated against. */
export type Terms = {
  readonly profile: Profile;
  readonly language: NameLanguage;
  readonly mayCheck: boolean;
  /** Whether elements and codes are suggested, too, that only ISO 20022 allows. */
  readonly showsAll: boolean;
};

/** A message to the worker without a response. The worker handles messages and requests in their order. */
export type LanguageMessage =
  | { readonly kind: 'text'; readonly text: string; readonly mark: string }
  /** The next part of a long text. */
  | { readonly kind: 'part'; readonly text: string; readonly mark: string }
  | { readonly kind: 'edit'; readonly changes: readonly Change[]; readonly mark: string }
  | { readonly kind: 'terms'; readonly terms: Terms };

/** The findings of a validation in the browser, and the rules that it could not apply. */
export type Checked = {
  readonly messages: readonly ValidationMessage[];
  /** Rules that compare with earlier messages, which only the server has. */
  readonly silent: readonly string[];
};

/** `edits`: the number of texts, parts and edits before it. `checked` is undefined if the text is too long to be validated while typing. */
export type CheckResult = { readonly kind: 'checked'; readonly edits: number; readonly checked: Checked | undefined };
