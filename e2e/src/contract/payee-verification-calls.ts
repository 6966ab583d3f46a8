import type { BenchClient } from '../client/bench-client.ts';
import { until } from '../client/until.ts';
import { verificationHeaders, verificationOf } from '../thread/payee-verification-calls.ts';
import type { Input } from './described-calls.ts';

type Done = <T = Record<string, unknown>>(client: BenchClient, name: string, input?: Input) => Promise<T>;
type Listed = { readonly items: readonly { readonly verificationId: string }[] };

/** Calls the routes about verifications of payees. */
export const payeeVerificationCalls = async (done: Done, admin: BenchClient): Promise<void> => {
  const path = { environmentToken: 'sct' };
  const headers = verificationHeaders();
  await done(admin, 'verifyPayee', { path, body: verificationOf('Hanna Beispiel'), headers });
  const found = await until(async () => (await done<Listed>(admin, 'listPayeeVerifications', { path })).items[0]);
  await done(admin, 'readPayeeVerification', { path: { ...path, verificationId: found.verificationId } });
};
