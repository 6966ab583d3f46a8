import type { CurrentUser } from '@clearbench/contracts/session/routes';
import { gateOf } from './access-gate.ts';

const tester: CurrentUser = {
  anonymous: false,
  roles: ['ROLE_USER'],
  needsEmailVerification: false,
  userState: 'ENABLED',
  approvedState: 'APPROVED',
};

describe('the access to the protected pages', () => {
  it('is granted to an approved tester', () => expect(gateOf(tester)).toBeUndefined());
  it('is refused without a sign-in', () => expect(gateOf({ ...tester, anonymous: true })).toBe('/login/'));
  it('is refused until the user is known', () => expect(gateOf(undefined)).toBe('/login/'));
  it('is refused with an unverified address, even for an administrator', () =>
    expect(gateOf({ ...tester, roles: ['ROLE_ADMIN'], needsEmailVerification: true })).toBe('/login/verify'));
  it('is refused for a disabled account', () =>
    expect(gateOf({ ...tester, userState: 'DISABLED' })).toBe('/login/disabled'));
  it('is granted to a disabled administrator', () =>
    expect(gateOf({ ...tester, userState: 'DISABLED', roles: ['ROLE_ADMIN'] })).toBeUndefined());
  it('is refused while approval is pending', () =>
    expect(gateOf({ ...tester, approvedState: 'UNKNOWN' })).toBe('/login/approvalWait'));
  it('is refused after a rejection', () =>
    expect(gateOf({ ...tester, approvedState: 'REJECTED' })).toBe('/login/rejected'));
  it('needs no approval if none is required', () =>
    expect(gateOf({ ...tester, approvedState: 'UNKNOWN' }, false)).toBeUndefined());
});
