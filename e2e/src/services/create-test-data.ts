import { savePlanRoute } from '@clearbench/contracts/plan/routes';
import { saveSimEnvRoute } from '@clearbench/contracts/sim-env/administration-routes';
import { sampleSettings } from '@clearbench/contracts/sim-env/testing/settings.fixture';
import { changeUserRoute, listUsersRoute } from '@clearbench/contracts/user/administration-routes';
import type { BenchClient } from '../client/bench-client.ts';

/** A plan without limits. */
export const everything = {
  planName: 'Everything',
  planDescription: 'Without limits.',
  canCreate: true,
  canValidate: true,
  canEdit: true,
  showPlanInfo: false,
  maxEnvs: 5,
};

/** The first administrator of an empty installation creates a plan and an environment, and gets both. */
export const createTestData = async (administrator: BenchClient): Promise<void> => {
  const plan = await administrator.call(savePlanRoute, { body: everything });
  const environment = await administrator.call(saveSimEnvRoute, { body: sampleSettings });
  const [me] = (await administrator.call(listUsersRoute, { query: {} })).reply.items;
  const body = {
    userId: me?.userId ?? '',
    basedOn: me?.accountVersion ?? 0,
    plan: { planId: plan.reply.planId },
    environmentIds: [environment.reply.environmentId],
  };
  const changed = await administrator.call(changeUserRoute, { body });
  expect([plan, environment, changed].map(({ status }) => status)).toEqual([200, 200, 200]);
};
