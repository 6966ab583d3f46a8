import { choiceInForce, reorganisationChoicesIn } from './reorganisation.ts';

describe('how long files untouched may stay', () => {
  it.each(['Trial', 'Free', ' free '])('is bounded in the plan %j', (planName) =>
    expect(reorganisationChoicesIn(planName)).toEqual(['7', '30']),
  );

  it.each(['Bench', 'Free of charge', 'Trials', '', undefined])('is up to the user in the plan %j', (planName) =>
    expect(reorganisationChoicesIn(planName)).toEqual(['never', '7', '30']),
  );

  it('is thirty days for who chose more than the plan offers, and what they chose for everybody else', () => {
    expect(choiceInForce('Trial', 'never')).toBe('30');
    expect(choiceInForce('Trial', '7')).toBe('7');
    expect(choiceInForce('Bench', 'never')).toBe('never');
  });
});
