import type { CurrentUser } from '@clearbench/contracts/session/routes';
import { gateOf } from './access-gate.ts';

const tester: CurrentUser = {
  anonymous: false,
  roles: ['ROLE_USER'],
  needsEmailVerification: false,
  userState: 'ENABLED',
  approvedState: 'APPROVED',
};

describe('the gate before the protected pages', () => {
  it('lets an approved tester pass', () => expect(gateOf(tester)).toBeUndefined());
  it('stops who is not signed in', () => expect(gateOf({ ...tester, anonymous: true })).toBe('/login/'));
  it('stops who is not known yet', () => expect(gateOf(undefined)).toBe('/login/'));
  it('stops an unverified address, even an administrator', () =>
    expect(gateOf({ ...tester, roles: ['ROLE_ADMIN'], needsEmailVerification: true })).toBe('/login/verify'));
  it('stops a disabled account', () => expect(gateOf({ ...tester, userState: 'DISABLED' })).toBe('/login/disabled'));
  it('lets a disabled administrator pass', () =>
    expect(gateOf({ ...tester, userState: 'DISABLED', roles: ['ROLE_ADMIN'] })).toBeUndefined());
  it('lets nobody in who still waits', () =>
    expect(gateOf({ ...tester, approvedState: 'UNKNOWN' })).toBe('/login/approvalWait'));
  it('turns away who was rejected', () =>
    expect(gateOf({ ...tester, approvedState: 'REJECTED' })).toBe('/login/rejected'));
  it('does not ask for approval where none is required', () =>
    expect(gateOf({ ...tester, approvedState: 'UNKNOWN' }, false)).toBeUndefined());
});
