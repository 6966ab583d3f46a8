import { sampleAccount } from '../../testing/account.fixture.ts';
import { type AccountDraft, changeOf, inOrder, storedAccount } from './account-draft.ts';

const account = storedAccount(sampleAccount({ roles: ['ROLE_USER', 'ROLE_ADMIN'], planUntil: '2026-12-31' }));
const commandOf = (draft: AccountDraft) => changeOf(account, { ...account, ...draft }, draft);

describe('the account on the edit page', () => {
  it('has the fields of the form and the version that a change is based on', () =>
    expect(account).toMatchObject({ until: '2026-12-31', version: 3, planId: 'trial' }));

  it('has its lists in the order of the form, so that selecting an item twice is no change', () => {
    expect(account.roles).toEqual(inOrder({ roles: ['ROLE_ADMIN', 'ROLE_USER'] }).roles);
    expect(inOrder({ environmentIds: ['e2', 'e1'] })).toEqual({ environmentIds: ['e1', 'e2'] });
    expect(inOrder({ until: '' })).toEqual({ until: '' });
  });
});

describe('the command that changes an account', () => {
  it('contains the changes alone and the version that was shown', () =>
    expect(commandOf({ approvedState: 'REJECTED' })).toEqual({ userId: 'u1', basedOn: 3, approvedState: 'REJECTED' }));

  it('contains plan and expiry together, whichever of them was changed', () => {
    expect(commandOf({ until: '2027-01-31' }).plan).toEqual({ planId: 'trial', until: '2027-01-31' });
    expect(commandOf({ planId: 'pro' }).plan).toEqual({ planId: 'pro', until: '2026-12-31' });
    expect(commandOf({ until: '' }).plan).toEqual({ planId: 'trial' });
  });

  it('never contains what the server does not accept: pending approval, or no plan', () =>
    expect(commandOf({ approvedState: 'UNKNOWN', planId: '' })).toEqual({ userId: 'u1', basedOn: 3 }));
});
