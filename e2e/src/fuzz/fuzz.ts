import { xsrfCookie, xsrfHeader } from '@clearbench/contracts/header-names';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { collectedValues } from './collected-values.ts';
import { type RandomChoice, randomChoiceFrom } from './random-choice.ts';
import { type Description, type FuzzRequest, requestsOf } from './requests.ts';
import { resolveReferences } from './resolve-references.ts';
import { type Answered, faultOf, slowFault } from './response-check.ts';
import type { HealthWatch } from './server-health.ts';

/** A request with a forbidden response. */
export type Fault = { readonly request: FuzzRequest; readonly fault: string; readonly answer: string };
export type FuzzResult = {
  readonly statuses: ReadonlyMap<number, number>;
  readonly faults: readonly Fault[];
  /** The longest wait of another client; zero without a watch. */
  readonly longestWait: number;
  readonly longestWaitOfServer: number;
};
/** A watching client, and the milliseconds for which it may wait during one request. */
export type Watching = { readonly watchHealth: Pick<HealthWatch, 'note'>; readonly longestWait: number };

/** Requests between two sign-ins, because requests may sign out, disable, or delete their user. */
const turn = 100;
const accounts = ['admin', 'tester', 'tester2', 'analyst', 'waiting'] as const;

const ask = async (client: BenchClient, { method, path, headers, body }: FuzzRequest): Promise<Answered> => {
  const began = performance.now();
  const token = { [xsrfHeader]: client.browser.cookie(xsrfCookie) ?? '' };
  const init = { method, headers: { ...token, ...headers }, ...(body === undefined ? {} : { body }) };
  const response = await client.browser.request(path, init);
  const text = await response.text();
  const type = response.headers.get('Content-Type') ?? '';
  return { status: response.status, type, text, ms: performance.now() - began };
};

const listenTo = ({ status, type, text }: Answered, listen: (reply: unknown) => void): void => {
  if (status === 200 && type.startsWith('application/json')) listen(JSON.parse(text));
};

const randomClient = async (origin: string, chance: RandomChoice): Promise<BenchClient | undefined> => {
  try {
    return await benchClient(origin, chance.is(0.6) ? 'admin' : chance.one(accounts));
  } catch {
    // The user was deleted or renamed; another one continues.
    return undefined;
  }
};

const anyUser = async (origin: string, chance: RandomChoice): Promise<BenchClient> => {
  for (let tries = 0; tries < 20; tries += 1) {
    const client = await randomClient(origin, chance);
    if (client) return client;
  }
  throw new Error('no account can sign in');
};

/** Sends requests generated from the product's API description, and collects forbidden responses. */
export const fuzz = async (
  origin: string,
  requests: number,
  seed: number,
  watching?: Watching,
): Promise<FuzzResult> => {
  const chance = randomChoiceFrom(seed);
  const received = collectedValues();
  const description = resolveReferences((await (await fetch(`${origin}/api/openapi.json`)).json()) as Description);
  const nextRequest = requestsOf(description, chance, received);
  const statuses = new Map<number, number>();
  const faults: Fault[] = [];
  let [longestWait, longestWaitOfServer] = [0, 0];
  let client: BenchClient | undefined;
  for (let sent = 0; sent < requests; sent += 1) {
    if (!client || sent % turn === 0) client = await anyUser(origin, chance);
    const request = nextRequest();
    const answered = await ask(client, request);
    statuses.set(answered.status, (statuses.get(answered.status) ?? 0) + 1);
    if (answered.status === 401) client = undefined;
    const noted = await watching?.watchHealth.note();
    if (watching && noted) {
      longestWait = Math.max(longestWait, noted.longest);
      longestWaitOfServer = Math.max(longestWaitOfServer, noted.longestOfServer);
      const late = slowFault(noted, watching.longestWait);
      if (late !== undefined) faults.push({ request, fault: late, answer: answered.text.slice(0, 500) });
    }
    const fault = faultOf(answered);
    if (fault !== undefined) faults.push({ request, fault, answer: answered.text.slice(0, 500) });
    else listenTo(answered, received.listen);
  }
  return { statuses, faults, longestWait, longestWaitOfServer };
};
