import type { LayoutField } from './layout.ts';
import { linearPattern } from './linear-pattern.ts';

/** An error in the definition of a field; `part` is its place: `min`, `choices`, `choices.2.value` … */
export type FieldRuleFault = {
  readonly part: string;
  readonly fault:
    | 'pattern'
    | 'patternTooLong'
    | 'number'
    | 'maxLength'
    | 'order'
    | 'country'
    | 'amount'
    | 'noChoices'
    | 'tooManyChoices'
    | 'valueMissing'
    | 'labelMissing'
    | 'tooLong'
    | 'valueTwice'
    | 'notAmongChoices';
};

type Rules = Pick<LayoutField, 'kind' | 'maxLength' | 'pattern' | 'min' | 'max' | 'choices' | 'default'>;

const longestPattern = 200;
/** Most characters of a form value. */
export const longestValue = 2_048;
/** Most characters of the value and of the label of a choice. */
export const longestChoice = 200;
export const mostChoices = 300;

const inPattern = (pattern: string | undefined): FieldRuleFault[] => {
  if (pattern === undefined) return [];
  if (pattern.length > longestPattern) return [{ part: 'pattern', fault: 'patternTooLong' }];
  return linearPattern(pattern) ? [] : [{ part: 'pattern', fault: 'pattern' }];
};

const inLimits = ({ min, max, maxLength }: Rules): FieldRuleFault[] => {
  const bad = Object.entries({ min, max }).filter(([, limit]) => limit !== undefined && !Number.isFinite(limit));
  const isLength =
    maxLength === undefined || (Number.isInteger(maxLength) && maxLength > 0 && maxLength <= longestValue);
  return [
    ...bad.map(([part]) => ({ part, fault: 'number' }) as const),
    ...(min !== undefined && max !== undefined && min > max ? [{ part: 'max', fault: 'order' } as const] : []),
    ...(isLength ? [] : [{ part: 'maxLength', fault: 'maxLength' } as const]),
  ];
};

type Choices = NonNullable<LayoutField['choices']>;

const inChoice = (choices: Choices, at: number): FieldRuleFault[] => {
  const { value = '', label = '' } = choices[at] ?? {};
  const part = (name: 'value' | 'label'): string => `choices.${at}.${name}`;
  const isTwice = choices.slice(0, at).some((other) => other.value === value);
  return [
    ...(value === '' ? [{ part: part('value'), fault: 'valueMissing' } as const] : []),
    ...(value !== '' && isTwice ? [{ part: part('value'), fault: 'valueTwice' } as const] : []),
    ...(value.length > longestChoice ? [{ part: part('value'), fault: 'tooLong' } as const] : []),
    ...(label.trim() === '' ? [{ part: part('label'), fault: 'labelMissing' } as const] : []),
    ...(label.length > longestChoice ? [{ part: part('label'), fault: 'tooLong' } as const] : []),
  ];
};

const amount = /^\d+(\.\d{1,2})?$/;
/** The name of a field; a default can copy the value of another field. */
const nameOfField = /^[A-Za-z][\w-]*$/;

const inDefault = ({ default: from }: Rules): FieldRuleFault[] => {
  if (from?.from === 'targetDay') return Number.isInteger(from.plus) ? [] : [{ part: 'default', fault: 'number' }];
  if (from?.from === 'randomIban')
    return nameOfField.test(from.country) ? [] : [{ part: 'default.country', fault: 'country' }];
  if (from?.from !== 'randomAmount') return [];
  return (['min', 'max'] as const)
    .filter((part) => !amount.test(from[part]) && !nameOfField.test(from[part]))
    .map((part) => ({ part: `default.${part}`, fault: 'amount' }));
};

const inChoices = ({ kind, choices = [], default: from }: Rules): FieldRuleFault[] => {
  if (kind !== 'choice') return [];
  if (choices.length === 0) return [{ part: 'choices', fault: 'noChoices' }];
  if (choices.length > mostChoices) return [{ part: 'choices', fault: 'tooManyChoices' }];
  const isAmong = from?.from !== 'literal' || from.value === '' || choices.some(({ value }) => value === from.value);
  return [
    ...choices.flatMap((_, at) => inChoice(choices, at)),
    ...(isAmong ? [] : [{ part: 'default', fault: 'notAmongChoices' } as const]),
  ];
};

/** All errors in a field's definition that make the field impossible to fill in, by place. */
export const fieldRuleFaults = (field: Rules): readonly FieldRuleFault[] => [
  ...inPattern(field.pattern),
  ...inLimits(field),
  ...inDefault(field),
  ...inChoices(field),
];
