import { createChannelRoute } from '@clearbench/contracts/channel/administration-routes';
import { savePlanRoute } from '@clearbench/contracts/plan/routes';
import { saveSimEnvRoute } from '@clearbench/contracts/sim-env/administration-routes';
import { sampleSettings } from '@clearbench/contracts/sim-env/testing/settings.fixture';
import { changeUserRoute, listUsersRoute } from '@clearbench/contracts/user/administration-routes';
import { claimInstallationRoute } from '@clearbench/contracts/user/routes';
import { userIdOf } from '../../channel/channels.ts';
import { type BenchClient, benchClient, patient } from '../../client/bench-client.ts';
import { everything } from '../../services/create-test-data.ts';
import { elsewhere, type Installation } from '../../services/installation.ts';
import { type Attempt, type EdgeClient, edgeClient } from './edge-client.ts';

const administrator = 'ada';

/** A user who signed in at the first query service, at each of them. */
const signedIn = async (installation: Installation, origins: readonly string[], name: string) => {
  const [first = ''] = origins;
  const visitor = await installation.signIn(first, name);
  return Promise.all(
    origins.map((origin, index) => benchClient(origin, '', index === 0 ? visitor : elsewhere(visitor, origin))),
  );
};

const created = async (admin: BenchClient, webhookUrl: string) => {
  const plan = await admin.call(savePlanRoute, { body: everything });
  const { reply } = await admin.call(saveSimEnvRoute, { body: sampleSettings });
  const { environmentId } = reply;
  const settings = {
    ...{ channelName: 'Observer', kind: 'webhook' as const, ownerId: await userIdOf(admin), url: webhookUrl },
    notifications: ['file.validated' as const, 'transfer.accepted' as const, 'transfer.answered' as const],
  };
  const body = { channelId: 'observer', environmentId, settings };
  const channel = await admin.call(createChannelRoute, { body });
  expect([plan.status, channel.status]).toEqual([200, 200]);
  return { planId: plan.reply.planId, environmentId };
};

type Work = {
  readonly names: readonly string[];
  /** The one-time code of the first administrator. */
  readonly code: string;
  readonly webhookUrl: string;
  readonly note?: (attempt: Attempt) => void;
};

/** The first administrator claims the installation and creates what `names` need to work; their clients. */
export const peopleAtWork = async (
  installation: Installation,
  origins: readonly string[],
  { names, code, webhookUrl, note }: Work,
): Promise<readonly EdgeClient[]> => {
  const [first] = await signedIn(installation, origins, administrator);
  const admin = patient(first as BenchClient);
  expect((await admin.call(claimInstallationRoute, { body: { code } })).status).toBe(200);
  const { planId, environmentId } = await created(admin, webhookUrl);
  const clients: EdgeClient[] = [];
  for (const name of names) {
    const edges = await signedIn(installation, origins, name);
    const userId = await userIdOf(patient(edges[0] as BenchClient));
    const { items } = (await admin.call(listUsersRoute, { query: {} })).reply;
    const basedOn = items.find((user) => user.userId === userId)?.accountVersion ?? 0;
    const body = {
      ...{ userId, basedOn, approvedState: 'APPROVED' as const },
      ...{ plan: { planId }, environmentIds: [environmentId] },
    };
    expect((await admin.call(changeUserRoute, { body })).status).toBe(200);
    clients.push(edgeClient(edges, note));
  }
  return clients;
};
