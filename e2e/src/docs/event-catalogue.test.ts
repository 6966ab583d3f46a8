import { readFromRoot } from '../house/source-files.ts';
import { eventCatalogue } from './event-catalogue.ts';

it('the event catalogue in docs is the one the contracts make (npm run docs)', () => {
  expect(readFromRoot('docs/events.md')).toBe(eventCatalogue());
});
