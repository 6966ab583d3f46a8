import type { Route } from '@clearbench/contracts/route';
import { permissionRefusal } from './permission.ts';
import { somePlan, someUser } from './testing/people.fixture.ts';

const circumstances = { now: '2026-11-20T12:00:00.000Z', newUserNeedApproval: true, verifiesEmail: true };
const tester = { sessionId: 's', user: someUser('tester'), isAdmin: false };

describe('permission', () => {
  it('is refused for a contract that the guard does not know', () => {
    const allow = 'friends' as Route['allow'];
    expect(permissionRefusal({ allow }, tester, circumstances)).toBe('access.adminOnly');
  });

  it('is checked for a route with a plan and a session only', () => {
    const disabled = { ...tester, user: someUser('tester', { userState: 'DISABLED' }), plan: somePlan('p') };
    expect(permissionRefusal({ allow: 'session', plan: 'canEdit' }, disabled, circumstances)).toBe('access.disabled');
  });

  it('does not need approval where the setting is off; a rejection then has no effect', () => {
    const open = { ...circumstances, newUserNeedApproval: false };
    for (const approvedState of ['UNKNOWN', 'REJECTED'] as const) {
      const principal = { ...tester, user: someUser('tester', { approvedState }) };
      expect(permissionRefusal({ allow: 'signedIn' }, principal, open)).toBeUndefined();
    }
  });

  it('needs a verified address only where mail is configured', () => {
    for (const roles of [['ROLE_USER'], ['ROLE_ADMIN']]) {
      const principal = { ...tester, user: someUser('tester', { emailVerified: false, roles }) };
      const signedIn = { allow: 'signedIn' } as const;
      expect(permissionRefusal(signedIn, principal, circumstances)).toBe('access.unverified');
      expect(permissionRefusal(signedIn, principal, { ...circumstances, verifiesEmail: false })).toBeUndefined();
    }
  });

  it('checks address, account and approval in this order', () => {
    const bad = { emailVerified: false, userState: 'DISABLED', approvedState: 'REJECTED' } as const;
    const signedIn = { allow: 'signedIn' } as const;
    const refusalOf = (differences: object, verifiesEmail = true) =>
      permissionRefusal(
        signedIn,
        { ...tester, user: someUser('tester', differences) },
        { ...circumstances, verifiesEmail },
      );
    expect(refusalOf(bad)).toBe('access.unverified');
    expect(refusalOf(bad, false)).toBe('access.disabled');
    expect(refusalOf({ ...bad, emailVerified: true })).toBe('access.disabled');
    expect(refusalOf({ approvedState: 'REJECTED' })).toBe('access.rejected');
    expect(refusalOf({ approvedState: 'UNKNOWN' })).toBe('access.approvalPending');
  });

  it('from a plan ends at the instant the plan ends', () => {
    const until = '2026-11-20T12:00:00.001Z';
    const route = { allow: 'signedIn', plan: 'canEdit' } as const;
    const principal = { ...tester, plan: { ...somePlan('p'), until } };
    expect(permissionRefusal(route, principal, circumstances)).toBeUndefined();
    expect(permissionRefusal(route, principal, { ...circumstances, now: until })).toBe('access.planExpired');
  });
});
