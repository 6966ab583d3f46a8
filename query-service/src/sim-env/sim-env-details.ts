import { Failure } from '@clearbench/contracts/failure';
import { transferStates } from '@clearbench/contracts/file/choices';
import { fileCountView, fileListView } from '@clearbench/contracts/file/views';
import { planView } from '@clearbench/contracts/plan/views';
import { countSimEnvsRoute, readSimEnvRoute } from '@clearbench/contracts/sim-env/administration-routes';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { type UserAccountDocument, userAccountView } from '@clearbench/contracts/user/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { everyDocument } from '@clearbench/stores/every-document';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { QueryContext } from '../query-context.ts';

type Views = Pick<ReadModels, 'get' | 'find' | 'count'>;

const pageSize = 500;
const openStates = transferStates.filter((state) => state !== 'closed');

/** Reads every account by address, because memberships are stored with the accounts. */
const everyAccount = async (views: Views, look: (account: UserAccountDocument) => void): Promise<void> => {
  const sort = { field: 'emailKey', direction: 'ascending' } as const;
  let after: string | undefined;
  do {
    const page = await views.find(userAccountView, { where: [], sort, limit: pageSize, ...(after ? { after } : {}) });
    page.items.forEach(look);
    after = page.next;
  } while (after !== undefined);
};

const plansWith = async (views: Views, environmentId: string) => {
  const items = await everyDocument(views, planView, 'planName');
  const plans = items.filter(({ planSimEnvs = [] }) => planSimEnvs.includes(environmentId));
  return Promise.all(
    plans.map(async ({ planId, planName }) => ({
      planId,
      planName,
      users: await views.count(userAccountView, [{ field: 'planId', is: planId }]),
    })),
  );
};

const membersOf = async (views: Views, environmentId: string) => {
  const members: { userId: string; displayName: string; email: string }[] = [];
  await everyAccount(views, ({ userId, displayName, email, environmentIds }) => {
    if (environmentIds.includes(environmentId)) members.push({ userId, displayName, email });
  });
  return members;
};

/** Environments for administrators. */
export const simEnvDetails = ({ views }: Pick<QueryContext, 'views'>): Endpoint[] => [
  serve(readSimEnvRoute, async ({ params: { environmentId } }) => {
    const environment = await views.get(simEnvView, environmentId);
    if (!environment) throw new Failure('simEnv.notFound', { environmentId });
    const [members, plans, files, openTransfers] = await Promise.all([
      membersOf(views, environmentId),
      plansWith(views, environmentId),
      views.get(fileCountView, environmentId),
      views.count(fileListView, [
        { field: 'shelf', is: environmentId },
        { field: 'transferState', anyOf: openStates },
      ]),
    ]);
    const { total = 0, byRbVersion = {} } = files ?? {};
    const { severities = {}, clock: _, memory: __, memoryResetAt: ___, holders: ____, ...settings } = environment;
    const changedRules = Object.keys(severities).length;
    const figures = { files: { total, byRbVersion }, openTransfers, changedRules };
    return { reply: { version: 1, ...settings, members, plans, ...figures } };
  }),

  serve(countSimEnvsRoute, async () => {
    const items = await everyDocument(views, simEnvView, 'environmentName');
    const members = new Map<string, number>();
    await everyAccount(views, ({ environmentIds }) => {
      for (const id of environmentIds) members.set(id, (members.get(id) ?? 0) + 1);
    });
    return {
      reply: await Promise.all(
        items.map(async ({ environmentId }) => ({
          environmentId,
          members: members.get(environmentId) ?? 0,
          files: (await views.get(fileCountView, environmentId))?.total ?? 0,
        })),
      ),
    };
  }),
];
