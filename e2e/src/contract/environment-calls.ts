import type { BenchClient } from '../client/bench-client.ts';
import { clockCalls } from './clock-calls.ts';
import type { Input } from './described-calls.ts';
import { inboxCalls } from './inbox-calls.ts';
import { participantCalls } from './participant-calls.ts';
import { payeeVerificationCalls } from './payee-verification-calls.ts';

type Done = <T = Record<string, unknown>>(client: BenchClient, name: string, input?: Input) => Promise<T>;

/** Calls the routes about the clock of an environment, its planned answers, its participants and its verifications of payees. */
export const environmentCalls = async (done: Done, admin: BenchClient): Promise<void> => {
  await clockCalls(done, admin);
  await participantCalls(done, admin);
  await inboxCalls(done, admin);
  await payeeVerificationCalls(done, admin);
};
