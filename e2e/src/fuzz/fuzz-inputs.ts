import type { Input } from './live-inputs.ts';
import { slowFault } from './response-check.ts';
import type { HealthWatch } from './server-health.ts';

/** Limits for the effects of an input: a wait in milliseconds, memory in MB. */
export type InputLimits = { readonly longestWait: number; readonly memory: number };

export type InputFault = { readonly input: string; readonly fault: string };
export type InputResult = {
  readonly inputs: number;
  readonly statuses: ReadonlyMap<number, number>;
  readonly longestWait: number;
  readonly longestWaitOfServer: number;
  /** Undefined where the system does not report it. */
  readonly mostMemory: number | undefined;
  readonly faults: readonly InputFault[];
};

const busy = 503;

const run = async ({ run: begin }: Input): Promise<readonly number[] | string> => {
  try {
    return await begin();
  } catch (error) {
    return String(error);
  }
};

/**
 * Sends inputs of several clients, a few at a time, and collects forbidden effects: a server error, a waiting client,
 * memory above the limit.
 */
export const fuzzInputs = async (
  next: () => Input,
  inputs: number,
  atOnce: number,
  watchHealth: HealthWatch,
  limits: InputLimits,
): Promise<InputResult> => {
  const statuses = new Map<number, number>();
  const faults: InputFault[] = [];
  let [longestWait, longestWaitOfServer] = [0, 0];
  for (let sent = 0; sent < inputs; sent += atOnce) {
    const batch = Array.from({ length: Math.min(atOnce, inputs - sent) }, next);
    const input = batch.map(({ name }) => name).join(' | ');
    const answers = await Promise.all(batch.map(run));
    for (const status of answers.flatMap((answer) => (typeof answer === 'string' ? [] : answer))) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500 && status !== busy) faults.push({ input, fault: `answered ${status}` });
    }
    const noted = await watchHealth.note();
    longestWait = Math.max(longestWait, noted.longest);
    longestWaitOfServer = Math.max(longestWaitOfServer, noted.longestOfServer);
    const late = slowFault(noted, limits.longestWait);
    if (late !== undefined) faults.push({ input, fault: late });
  }
  const memory = await watchHealth.memory();
  if (memory && memory.most > limits.memory)
    faults.push({ input: 'all', fault: `the server took ${Math.round(memory.most)} MB` });
  return { inputs, statuses, longestWait, longestWaitOfServer, mostMemory: memory?.most, faults };
};
