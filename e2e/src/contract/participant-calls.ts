import type { BenchClient } from '../client/bench-client.ts';
import type { Input } from './described-calls.ts';

type Done = <T = Record<string, unknown>>(client: BenchClient, name: string, input?: Input) => Promise<T>;
type Environment = { readonly environmentId: string; readonly environmentToken: string };
type Details = Record<'environmentToken' | 'environmentName' | 'environmentGroup', string> & {
  readonly versions: readonly string[];
  readonly canSendToTestEngine: boolean;
  readonly clearing: object;
};

/** Calls the routes about the participants of an environment. */
export const participantCalls = async (done: Done, admin: BenchClient): Promise<void> => {
  const environments = await done<readonly Environment[]>(admin, 'listSimEnvs');
  const { environmentId = '' } = environments.find(({ environmentToken }) => environmentToken === 'sct') ?? {};
  const details = await done<Details>(admin, 'readSimEnv', { path: { environmentId } });
  const { environmentToken, environmentName, environmentGroup, versions, canSendToTestEngine } = details;
  const clearing = { ...details.clearing, participants: [{ bic: 'ZYBBFRP0', name: 'Bank B' }] };
  const settings = { environmentToken, environmentName, environmentGroup, versions, canSendToTestEngine, clearing };
  await done(admin, 'saveSimEnv', { body: { environmentId, ...settings } });
  await done(admin, 'claimParticipant', { path: { environmentToken, bic: 'ZYBBFRP0' } });
  await done(admin, 'listParticipants', { path: { environmentToken } });
  await done(admin, 'releaseParticipant', { path: { environmentToken, bic: 'ZYBBFRP0' } });
};
