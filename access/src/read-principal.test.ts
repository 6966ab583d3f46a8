import { readPrincipal } from './read-principal.ts';
import { people, somePlan, someUser } from './testing/people.fixture.ts';

describe('principal', () => {
  const { models, users, plans } = people();
  const read = readPrincipal(models);
  const of = (userId: string) => read({ sessionId: 's', userId });

  it('has the current user and plan', async () => {
    const user = someUser('a', { plan: { planId: 'p', from: '2026-01-01', until: '2026-12-31' } });
    users.set('a', user);
    plans.set('p', somePlan('p'));
    const plan = { ...somePlan('p'), until: '2026-12-31' };
    expect(await of('a')).toEqual({ sessionId: 's', user, isAdmin: false, plan });
    plans.set('p', somePlan('p', { canEdit: false }));
    expect((await of('a'))?.plan?.canEdit).toBe(false);
  });

  it('has no plan where none is assigned, or where it was withdrawn', async () => {
    users.set('b', someUser('b', { roles: ['ROLE_ADMIN'], plan: { planId: 'gone', from: '2026-01-01' } }));
    users.set('c', someUser('c'));
    expect(await of('b')).toEqual({ sessionId: 's', user: users.get('b'), isAdmin: true });
    expect((await of('c'))?.plan).toBeUndefined();
  });

  it('is undefined for an unknown user', async () => expect(await of('nobody')).toBeUndefined());
});
