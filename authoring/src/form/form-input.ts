import type { NameLanguage } from '@clearbench/iso20022/field-names/field-names';
import type { TypeModel, ValueType } from '@clearbench/iso20022/model/model';
import type { Profile } from '@clearbench/iso20022/profile';
import { type CodeValue, valuesAt } from '../language/code-values.ts';

/** The kind of a value, which determines its field. A `listed` value may be another one than those of the list. */
export type FormInput =
  | Exclude<ValueType, { kind: 'code' }>
  | { readonly kind: 'code'; readonly choices: readonly CodeValue[] }
  /** `list` is the same for the same choices. */
  | { readonly kind: 'listed'; readonly list: string; readonly choices: readonly CodeValue[] };

export type InputContext = {
  readonly path: string;
  readonly messageType: string;
  readonly profile: Profile;
  readonly language: NameLanguage;
};

const listsValues = ({ kind }: ValueType): boolean => kind === 'text' || kind === 'pattern';

/** The input for a value of this type at this place. */
export const inputOf = (type: TypeModel & { kind: 'value' }, place: InputContext): FormInput => {
  const { path, messageType, profile, language } = place;
  const { value } = type;
  if (value.kind !== 'code' && !listsValues(value)) return value;
  const names = path
    .split('/')
    .slice(1)
    .map((name) => name.replace(/\[\d+\]$/, ''));
  const choices = valuesAt({ names, type, messageType }, profile, language);
  if (value.kind === 'code') return { kind: 'code', choices };
  return choices.length === 0 ? value : { kind: 'listed', list: names.slice(-4).join('-'), choices };
};
