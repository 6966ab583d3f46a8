import type { UserEvent } from '@clearbench/contracts/user/events';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { userDecider } from './user-decider.ts';

const { given } = specFor(userDecider);
const at = '2026-11-20T08:00:00.000Z';
const userId = 's1';
const created: UserEvent = { type: 'ServiceAccountCreated', data: { userId, displayName: 'engine' } };
const approved: UserEvent = { type: 'UserApproved', data: { userId } };
const create = { type: 'CreateServiceAccount', data: { userId, displayName: 'engine' }, at } as const;

describe('service account', () => {
  it('is created once, and approved', () => {
    given().when(create).emits(created, approved);
    given(created, approved).when(create).refuses('user.alreadySignedUp', { userId });
  });

  it('gets a plan, environments and a state like a user', () => {
    const change = { plan: { planId: 'bench' }, environmentIds: ['e1'], userState: 'DISABLED' } as const;
    given(created, approved)
      .when({
        type: 'ChangeUserAccount',
        data: { userId, basedOn: undefined, change: { ...change, environmentIds: ['e1'] } },
        at,
      })
      .emits(
        { type: 'UserDisabled', data: { userId } },
        { type: 'UserEnvironmentsChanged', data: { userId, environmentIds: ['e1'] } },
        { type: 'UserPlanAssigned', data: { userId, planId: 'bench', from: at } },
      );
  });

  it('has no other role than that of a user', () => {
    const roles = ['ROLE_USER', 'ROLE_ADMIN'];
    given(created).when({ type: 'ChangeUserRoles', data: { userId, roles }, at }).refuses('user.serviceAccountRole');
    given(created)
      .when({ type: 'ChangeUserRoles', data: { userId, roles: ['ROLE_USER'] }, at })
      .emitsNothing();
  });

  it('is deleted with its tokens', () => {
    const token = { userId, tokenId: 't1', lastFour: 'abcd' };
    const grant = { scopes: ['read' as const], environments: 'all' as const };
    const made: UserEvent = {
      type: 'UserTokenCreated',
      data: { ...token, name: 'pipeline', expiresAt: '2027-01-01T00:00:00.000Z', ...grant },
    };
    given(created, approved, made)
      .when({ type: 'DeleteUser', data: { userId, by: 'administrator' }, at })
      .emits(
        { type: 'UserTokenRevoked', data: token },
        { type: 'UserDeleted', data: { userId, by: 'administrator', invitationIds: [] } },
      );
  });
});
