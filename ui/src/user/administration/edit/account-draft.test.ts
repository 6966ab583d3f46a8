import { sampleAccount } from '../../testing/account.fixture.ts';
import { changeOf, changesBetween, needed, shownIn } from './account-draft.ts';

const account = sampleAccount({ roles: ['ROLE_USER', 'ROLE_ADMIN'], planUntil: '2026-12-31' });

describe('the changes of an account', () => {
  it('override the values of the account', () =>
    expect(shownIn(account, { userState: 'DISABLED' })).toMatchObject({ userState: 'DISABLED', planId: 'trial' }));

  it('are empty if they equal the account, lists in any order', () =>
    expect(needed(account, { roles: ['ROLE_ADMIN', 'ROLE_USER'], userState: 'ENABLED', until: '2027-01-31' })).toEqual({
      until: '2027-01-31',
    }));

  it('are sent alone, based on the version that was shown', () =>
    expect(changeOf(account, { approvedState: 'REJECTED' })).toEqual({
      userId: 'u1',
      basedOn: 3,
      approvedState: 'REJECTED',
    }));

  it('contain plan and expiry together, whichever of them was changed', () => {
    expect(changeOf(account, { until: '2027-01-31' }).plan).toEqual({ planId: 'trial', until: '2027-01-31' });
    expect(changeOf(account, { planId: 'pro' }).plan).toEqual({ planId: 'pro', until: '2026-12-31' });
    expect(changeOf(account, { until: '' }).plan).toEqual({ planId: 'trial' });
  });

  it('never contain what the server does not accept: pending approval, or no plan', () => {
    expect(changeOf(account, { approvedState: 'UNKNOWN', planId: '' })).toEqual({ userId: 'u1', basedOn: 3 });
  });
});

describe('two states of an account', () => {
  it('differ field by field', () => {
    const later = sampleAccount({ ...account, environmentIds: ['e1', 'e2'], planId: 'pro' });
    expect(changesBetween(account, later).map(({ field }) => field)).toEqual(['planId', 'environmentIds']);
  });

  it('are equal if only a sign-in happened', () =>
    expect(changesBetween(account, { ...account, lastSignedInAt: '2026-11-20T10:00:00.000Z' })).toEqual([]));
});
