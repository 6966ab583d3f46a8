import { fieldRuleFaults, longestValue, mostChoices } from './field-rules.ts';
import type { LayoutField } from './layout.ts';

const choice = (value: string, label = value) => ({ value, label });
const faultsOf = (field: Partial<LayoutField>) =>
  fieldRuleFaults({ kind: 'text', ...field }).map(({ part, fault }) => `${part}: ${fault}`);

describe('field rules', () => {
  it.each<[Partial<LayoutField>]>([
    [{}],
    [{ pattern: '[A-Z]{4}', maxLength: 4 }],
    [{ kind: 'amount', min: 0.01, max: 0.01 }],
    [{ kind: 'choice', choices: [choice('A'), choice('B')], default: { from: 'literal', value: 'B' } }],
    [{ kind: 'text', choices: [] }],
    [{ default: { from: 'randomAmount', min: '1', max: 'largestAmount' } }],
    [{ default: { from: 'randomIban', country: 'debtorAgent' } }],
    [{ default: { from: 'targetDay', plus: -1 } }],
  ])('accepts: %j', (field) => expect(faultsOf(field)).toEqual([]));

  it.each<[Partial<LayoutField>, string[]]>([
    [{ pattern: '[A-Z' }, ['pattern: pattern']],
    [{ pattern: '(?=A)A' }, ['pattern: pattern']],
    [{ pattern: '(A)\\1' }, ['pattern: pattern']],
    [{ pattern: '(A{1,40}){1,40}' }, ['pattern: pattern']],
    [{ pattern: 'A'.repeat(201) }, ['pattern: patternTooLong']],
    [{ min: Number.NaN }, ['min: number']],
    [{ min: 3, max: 2 }, ['max: order']],
    [{ maxLength: 0 }, ['maxLength: maxLength']],
    [{ maxLength: 1.5 }, ['maxLength: maxLength']],
    [{ maxLength: longestValue + 1 }, ['maxLength: maxLength']],
    [{ kind: 'choice' }, ['choices: noChoices']],
    [{ default: { from: 'targetDay', plus: Number.NaN } }, ['default: number']],
    [{ default: { from: 'randomIban', country: '1' } }, ['default.country: country']],
    [{ default: { from: 'randomAmount', min: '1,5', max: '' } }, ['default.min: amount', 'default.max: amount']],
    [
      { kind: 'choice', choices: Array.from({ length: mostChoices + 1 }, (_, at) => choice(String(at))) },
      ['choices: tooManyChoices'],
    ],
    [{ kind: 'choice', choices: [choice('', 'x')] }, ['choices.0.value: valueMissing']],
    [{ kind: 'choice', choices: [choice('A', ' ')] }, ['choices.0.label: labelMissing']],
    [{ kind: 'choice', choices: [choice('A'), choice('A')] }, ['choices.1.value: valueTwice']],
    [{ kind: 'choice', choices: [choice('A', 'x'.repeat(201))] }, ['choices.0.label: tooLong']],
    [
      { kind: 'choice', choices: [choice('A')], default: { from: 'literal', value: 'B' } },
      ['default: notAmongChoices'],
    ],
  ])('reports the place of: %j', (field, faults) => expect(faultsOf(field)).toEqual(faults));
});
