import { readFromRoot } from '../house/source-files.ts';
import { eventCatalogue } from './event-catalogue.ts';

it('docs/events.md is generated from the contracts (npm run docs)', () => {
  expect(readFromRoot('docs/events.md')).toBe(eventCatalogue());
});
