import type { BenchClient } from '../client/bench-client.ts';
import { until } from '../client/until.ts';
import { verificationHeaders, verificationOf } from '../thread/payee-verification-calls.ts';
import type { Input } from './described-calls.ts';

type Done = <T = Record<string, unknown>>(client: BenchClient, name: string, input?: Input) => Promise<T>;
type Listed = { readonly items: readonly { readonly verificationId: string }[] };
type Details = { readonly clearing: object } & Record<string, unknown>;

/** States the address of a bank; requests to it are refused, because its network is not public. */
const stateAddress = async (done: Done, admin: BenchClient): Promise<void> => {
  const details = await done<Details>(admin, 'readSimEnv', { path: { environmentId: 'sct-bench' } });
  const { environmentId, environmentToken, environmentName, environmentGroup, versions, canSendToTestEngine } = details;
  const clearing = { ...details.clearing, payeeVerificationUrl: 'http://127.0.0.1:9/vop' };
  const names = { environmentId, environmentToken, environmentName, environmentGroup };
  await done(admin, 'saveSimEnv', { body: { ...names, versions, canSendToTestEngine, clearing } });
};

/** Calls the routes about verifications of payees. */
export const payeeVerificationCalls = async (done: Done, admin: BenchClient): Promise<void> => {
  const path = { environmentToken: 'sct' };
  const headers = verificationHeaders();
  const verification = verificationOf('Hanna Beispiel');
  await done(admin, 'verifyPayee', { path, body: verification, headers });
  const found = await until(async () => (await done<Listed>(admin, 'listPayeeVerifications', { path })).items[0]);
  await done(admin, 'readPayeeVerification', { path: { ...path, verificationId: found.verificationId } });
  await stateAddress(done, admin);
  const { requestingAgent: _, ...request } = verification;
  await done(admin, 'requestPayeeVerification', { path, body: request });
};
