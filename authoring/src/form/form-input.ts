import type { NameLanguage } from '@clearbench/iso20022/field-names/field-names';
import type { TypeModel, ValueType } from '@clearbench/iso20022/model/model';
import type { Profile } from '@clearbench/iso20022/profile';
import { narrowedValue } from '@clearbench/iso20022/subsets/narrowed-value';
import type { SubsetValue } from '@clearbench/iso20022/subsets/subset-notation';
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
  /** What the subset allows; undefined where it allows any value of ISO 20022. */
  readonly allowed?: SubsetValue | undefined;
  /** Whether codes are listed, too, that only ISO 20022 allows. */
  readonly showsAll?: boolean;
};

const listsValues = ({ kind }: ValueType): boolean => kind === 'text' || kind === 'pattern';

/** The input for a value of this type at this place. */
export const inputOf = (type: TypeModel & { kind: 'value' }, context: InputContext): FormInput => {
  const { path, messageType, profile, language, allowed, showsAll = false } = context;
  const value = narrowedValue(type.value, allowed);
  if (value.kind !== 'code' && !listsValues(value)) return value;
  const names = path
    .split('/')
    .slice(1)
    .map((name) => name.replace(/\[\d+\]$/, ''));
  const every = valuesAt({ names, type, messageType, allowed }, profile, language);
  const choices = showsAll ? every : every.filter(({ outsideSubset }) => outsideSubset === undefined);
  // ISO 20022 allows any text where the subset allows some codes.
  const isClosed = type.value.kind === 'code' || (value.kind === 'code' && !showsAll);
  if (isClosed) return { kind: 'code', choices };
  if (choices.length === 0 && value.kind !== 'code') return value;
  return { kind: 'listed', list: names.slice(-4).join('-'), choices };
};

/** The length to which the subset narrows a text; undefined where it does not. */
export const narrowedLength = (
  type: TypeModel & { kind: 'value' },
  allowed: SubsetValue | undefined,
): number | undefined => {
  const value = narrowedValue(type.value, allowed);
  if (value === type.value || type.value.kind !== 'text') return undefined;
  if (value.kind === 'text') return value.max;
  return value.kind === 'pattern' ? type.value.max : undefined;
};
