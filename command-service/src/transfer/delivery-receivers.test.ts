import { planView } from '@clearbench/contracts/plan/views';
import { type DeliveredTo, mostReceivers } from '@clearbench/contracts/scenario/scheduled-deliveries';
import { userAccountView } from '@clearbench/contracts/user/views';
import { receiversOf } from './delivery-receivers.ts';

type Account = {
  readonly userId: string;
  readonly environmentIds?: readonly string[];
  readonly planId?: string;
  readonly roles?: readonly string[];
  readonly userState?: string;
  readonly approvedState?: string;
};

const member = ['e1'];
const accounts: readonly Account[] = [
  { userId: 'ada', environmentIds: member },
  { userId: 'ben', planId: 'with' },
  { userId: 'cat', planId: 'without' },
  { userId: 'dan', environmentIds: member, userState: 'DISABLED' },
  { userId: 'eve', environmentIds: member, approvedState: 'UNKNOWN' },
  { userId: 'ida', roles: ['ROLE_ADMIN'] },
];
const plans = [
  { planId: 'with', planSimEnvs: ['e1'] },
  { planId: 'without', planSimEnvs: ['e2'] },
];

/** The users in the order of their names; the BIC of each is in the profile. */
const viewsOf = (all: readonly Account[]) => {
  const rows = all.map((one) => ({
    ...{ environmentIds: [], planId: '', roles: [], userState: 'ENABLED', approvedState: 'APPROVED' },
    ...one,
    displayName: one.userId.toUpperCase(),
  }));
  return {
    find: async ({ name }: { readonly name: string }) => ({
      items: name === userAccountView.name ? rows : name === planView.name ? plans : [],
    }),
    get: async (_: unknown, userId: string) => ({
      settings: { bic: userId === 'ben' ? 'ZYBBFRP0XXX' : 'ZYAADEF0XXX' },
    }),
  } as unknown as Parameters<typeof receiversOf>[0];
};

const receivedBy = async (to: DeliveredTo | undefined, all = accounts) => {
  const delivery = {
    id: 'one',
    at: '12:00',
    receive: { template: 'sct-typical' },
    ...(to === undefined ? {} : { to }),
  };
  return (await receiversOf(viewsOf(all), 'e1', [delivery])).get(delivery);
};

describe('the receivers of a delivery of an environment', () => {
  it('are the admitted members of the environment and of its plans', async () =>
    expect(await receivedBy('all')).toEqual(['ada', 'ben']));

  it('have a BIC or a name; administrators work in every environment', async () => {
    expect(await receivedBy({ tester: 'ZYBBFRP0' })).toEqual(['ben']);
    expect(await receivedBy({ testerName: ['IDA', '/C.*/', 'DAN', 'EVE'] })).toEqual(['ida']);
    expect(await receivedBy({ tester: 'ZYBBFRP0', testerName: 'ADA' })).toEqual(['ada', 'ben']);
  });

  it('are none where the delivery names none', async () => expect(await receivedBy(undefined)).toEqual([]));

  it('are at most 50, the first ones by name', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ userId: `u${100 + index}`, environmentIds: member }));
    const received = await receivedBy('all', many);
    expect(received).toHaveLength(mostReceivers);
    expect(received?.at(-1)).toBe('u149');
  });
});
