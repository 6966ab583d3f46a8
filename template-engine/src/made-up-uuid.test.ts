import { dice } from './dice.ts';
import { madeUpUuid } from './made-up-uuid.ts';

it('a made-up UUID is of version 4 and differs from the next', () => {
  const rolled = dice(1);
  const made = madeUpUuid(rolled);
  expect(made).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(madeUpUuid(rolled)).not.toBe(made);
});
