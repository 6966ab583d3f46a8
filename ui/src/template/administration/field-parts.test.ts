import type { LayoutField } from '@clearbench/contracts/template/layout';
import { asks, withKind, withParts } from './field-parts.ts';

const field: LayoutField = {
  name: 'amount',
  label: 'Amount',
  kind: 'amount',
  required: true,
  min: 0,
  max: 5,
  default: { from: 'literal', value: '2.00' },
};

describe('a field under an administrator’s hands', () => {
  it('loses what is emptied', () => {
    expect(withParts(field, { min: undefined, help: 'In euros' })).toEqual({
      ...withParts(field, { min: undefined }),
      help: 'In euros',
    });
    expect('min' in withParts(field, { min: undefined })).toBe(false);
  });

  it('loses with its kind what only that kind could ask', () =>
    expect(withKind({ ...field, pattern: 'x' }, 'text')).toEqual({
      name: 'amount',
      label: 'Amount',
      kind: 'text',
      required: true,
      pattern: 'x',
      default: { from: 'literal', value: '2.00' },
    }));

  it('begins as a choice with the value there is', () => {
    expect(withKind(field, 'choice')).toMatchObject({ kind: 'choice', choices: [{ value: '2.00', label: '2.00' }] });
    expect(withKind(withParts(field, { default: { from: 'today' } }), 'choice').choices).toEqual([]);
  });

  it('tells of a rule its kind can have, and of one it has all the same', () => {
    expect([asks(field, 'min'), asks(field, 'choices'), asks(field, 'pattern')]).toEqual([true, false, false]);
    expect(asks({ ...field, pattern: 'x' }, 'pattern')).toBe(true);
  });
});
