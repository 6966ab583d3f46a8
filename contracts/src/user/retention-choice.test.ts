import { choiceInForce, retentionChoicesIn } from './retention-choice.ts';

describe('retention choices', () => {
  it.each(['Trial', 'Free', ' free '])('are bounded in the plan %j', (planName) =>
    expect(retentionChoicesIn(planName)).toEqual(['7', '30']),
  );

  it.each(['Bench', 'Free of charge', 'Trials', '', undefined])('are free in the plan %j', (planName) =>
    expect(retentionChoicesIn(planName)).toEqual(['never', '7', '30']),
  );

  it("limit a retention above the plan's to thirty days, and keep other choices", () => {
    expect(choiceInForce('Trial', 'never')).toBe('30');
    expect(choiceInForce('Trial', '7')).toBe('7');
    expect(choiceInForce('Bench', 'never')).toBe('never');
  });
});
