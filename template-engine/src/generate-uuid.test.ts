import { generateUuid } from './generate-uuid.ts';
import { seededRandom } from './seeded-random.ts';

it('a generated UUID is of version 4 and unique', () => {
  const rolled = seededRandom(1);
  const made = generateUuid(rolled);
  expect(made).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(generateUuid(rolled)).not.toBe(made);
});
