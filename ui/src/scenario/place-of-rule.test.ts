import { placeOfRule } from './place-of-rule.ts';

it('a rule is found by its id', () => {
  const text = "rules:\n  - id: one-more\n  - { id: 'one', then: [] }\n";
  expect(placeOfRule(text, 'one')).toEqual({ line: 3, column: 12 });
  expect(placeOfRule(text, 'one-more')).toEqual({ line: 2, column: 9 });
  expect(placeOfRule(text, 'two')).toBeUndefined();
});
