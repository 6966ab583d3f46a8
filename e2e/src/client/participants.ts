import { readSimEnvRoute, saveSimEnvRoute } from '@clearbench/contracts/sim-env/administration-routes';
import type { Participant } from '@clearbench/contracts/sim-env/events';
import { listSimEnvsRoute } from '@clearbench/contracts/sim-env/routes';
import type { BenchClient } from './bench-client.ts';

/** An administrator saves the participants of an environment. */
export const saveParticipants = async (
  admin: BenchClient,
  environmentToken: string,
  participants: readonly Participant[],
  changes: { readonly allowOwnScenarios?: true } = {},
) => {
  const environments = (await admin.call(listSimEnvsRoute, {})).reply;
  const found = environments.find((one) => one.environmentToken === environmentToken);
  const params = { environmentId: found?.environmentId ?? '' };
  const { reply } = await admin.call(readSimEnvRoute, { params });
  const { environmentName, environmentGroup, versions, canSendToTestEngine, clearing } = reply;
  const settings = { environmentToken, environmentName, environmentGroup, versions, canSendToTestEngine };
  const body = { ...params, ...settings, clearing: { ...clearing, ...changes, participants: [...participants] } };
  return admin.call(saveSimEnvRoute, { body });
};
