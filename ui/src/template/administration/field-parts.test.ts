import type { LayoutField } from '@clearbench/contracts/template/layout';
import { hasRule, withKind, withParts } from './field-parts.ts';

const field: LayoutField = {
  name: 'amount',
  label: 'Amount',
  kind: 'amount',
  required: true,
  min: 0,
  max: 5,
  default: { from: 'literal', value: '2.00' },
};

describe('a template field in administration', () => {
  it('loses emptied properties', () => {
    expect(withParts(field, { min: undefined, help: 'In euros' })).toEqual({
      ...withParts(field, { min: undefined }),
      help: 'In euros',
    });
    expect('min' in withParts(field, { min: undefined })).toBe(false);
  });

  it('loses properties that only its old kind supports', () =>
    expect(withKind({ ...field, pattern: 'x' }, 'text')).toEqual({
      name: 'amount',
      label: 'Amount',
      kind: 'text',
      required: true,
      pattern: 'x',
      default: { from: 'literal', value: '2.00' },
    }));

  it('becomes a choice with its current value', () => {
    expect(withKind(field, 'choice')).toMatchObject({ kind: 'choice', choices: [{ value: '2.00', label: '2.00' }] });
    expect(withKind(withParts(field, { default: { from: 'today' } }), 'choice').choices).toEqual([]);
  });

  it('shows the rules its kind supports, and those it already has', () => {
    expect([hasRule(field, 'min'), hasRule(field, 'choices'), hasRule(field, 'pattern')]).toEqual([true, false, false]);
    expect(hasRule({ ...field, pattern: 'x' }, 'pattern')).toBe(true);
  });
});
