import type { HeaderMeaning } from '@clearbench/contracts/envelope/profile-file';
import { neutralForms } from '@clearbench/iso20022/envelopes/built-in-profiles';
import { elementOf, type FileForm } from '@clearbench/iso20022/envelopes/file-form';
import type { RuleContext } from '@clearbench/validation-engine/rule';

type Forms = Pick<RuleContext, 'file' | 'profile'>;

const formsIn = ({ file, profile }: Forms): readonly FileForm[] =>
  file === undefined ? (profile.envelopes ?? neutralForms) : [file.form];

const elementsOf = (forms: readonly FileForm[], meanings: readonly HeaderMeaning[]): readonly string[] => [
  ...new Set(forms.flatMap((form) => meanings.flatMap((meaning) => elementOf(form, meaning) ?? []))),
];

/** Selects header fields by their meanings, whatever the envelope profile calls them. */
export const selectFields =
  (...meanings: readonly HeaderMeaning[]) =>
  (context: Forms): readonly string[] =>
    elementsOf(formsIn(context), meanings);

/** The header fields that count bulks. */
export const counterFields = (context: Forms): readonly string[] => [
  ...new Set(formsIn(context).flatMap(({ bulks }) => bulks.flatMap(({ counter }) => counter ?? []))),
];
