import { permanentReason, reasonsOf, whyNot } from './plan-reason.ts';
import { samplePlan } from './testing/plan.fixture.ts';

describe('why a plan does not allow an action', () => {
  it('is absent if it allows everything', () => expect(reasonsOf(samplePlan)).toEqual({}));

  it('is that there is none, or that it has expired', () => {
    expect(whyNot('create', undefined)).toBe('planMissing');
    expect(whyNot('validate', { ...samplePlan, daysLeft: 0 })).toBe('planExpired');
    expect(whyNot('validate', { ...samplePlan, daysLeft: 1 })).toBeUndefined();
  });

  it('is its flag', () =>
    expect(reasonsOf({ ...samplePlan, canCreate: false, canEdit: false, canValidate: false })).toEqual({
      create: 'planCannotCreate',
      edit: 'planCannotEdit',
      save: 'planCannotEdit',
      validate: 'planCannotValidate',
    }));

  it('is the daily limit, for limited actions', () => {
    expect(reasonsOf({ ...samplePlan, filesPerDay: 3, validationsPerDay: 40 })).toEqual({
      create: 'filesUsedUp',
      save: 'validationsUsedUp',
      validate: 'validationsUsedUp',
    });
    expect(reasonsOf({ ...samplePlan, filesPerDay: 4, validationsPerDay: 41 })).toEqual({});
    expect(whyNot('create', { ...samplePlan, filesPerDay: 4, validationsPerDay: 40 })).toBe('validationsUsedUp');
    expect(permanentReason('create', { ...samplePlan, filesPerDay: 3 })).toBeUndefined();
  });
});
