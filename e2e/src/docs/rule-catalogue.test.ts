import { readFromRoot } from '../house/source-files.ts';
import { ruleDocument } from './rule-catalogue.ts';

it('docs/rules.md is generated from the catalogue (npm run docs)', () => {
  expect(readFromRoot('docs/rules.md')).toBe(ruleDocument());
});
