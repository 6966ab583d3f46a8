import { readFromRoot } from '../house/source-files.ts';
import { ruleDocument } from './rule-catalogue.ts';

it('the rules in docs are those the product has (npm run docs)', () => {
  expect(readFromRoot('docs/rules.md')).toBe(ruleDocument());
});
