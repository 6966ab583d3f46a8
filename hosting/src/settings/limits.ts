import type { BodyLimits } from '@clearbench/event-sourcing/serving/body-budget';
import type { LoadLimits } from '@clearbench/event-sourcing/serving/load-budget';
import type { Environment } from './environment.ts';
import { isDemo } from './mode.ts';
import {
  commandProcesses,
  httpProcesses,
  numberOf,
  type ProcessKind,
  queryProcesses,
  type Setting,
} from './setting.ts';
import { settingsError } from './settings-error.ts';

const megabyte = 1024 * 1024;

const largestContent: Setting = {
  name: 'CLEARBENCH_LARGEST_CONTENT',
  usedBy: httpProcesses,
  fallback: () => String(100 * megabyte),
  documentation: ['104857600', 'the maximum size of a file in bytes'],
};

/** Bytes a file may have. */
export const largestContentOf = (env: Environment): number => numberOf(largestContent, env);

/** A pair of settings that limit bytes in memory. The defaults hold five of the largest files, three for one account. */
const memoryLimits = (
  perProcessName: string,
  perAccountName: string,
  effects: { readonly perProcess: string; readonly perAccount: string },
) => {
  const perProcess: Setting = {
    name: perProcessName,
    usedBy: httpProcesses,
    fallback: (env) => String(Math.max(512 * megabyte, 5 * largestContentOf(env))),
    documentation: ['536870912, or five of the largest files', effects.perProcess],
  };
  const perAccount: Setting = {
    name: perAccountName,
    usedBy: httpProcesses,
    fallback: (env) => String(Math.min(numberOf(perProcess, env), Math.max(256 * megabyte, 3 * largestContentOf(env)))),
    documentation: ['314572800, or three of the largest files', effects.perAccount],
  };
  const limitsOf = (env: Environment): BodyLimits & LoadLimits => {
    const limits = { perProcess: numberOf(perProcess, env), perAccount: numberOf(perAccount, env) };
    const content = largestContentOf(env);
    if (limits.perAccount < content)
      throw settingsError(`${perAccountName} must be at least CLEARBENCH_LARGEST_CONTENT: ${content} bytes`);
    if (limits.perProcess < limits.perAccount)
      throw settingsError(`${perProcessName} must be at least ${perAccountName}: ${limits.perAccount} bytes`);
    return limits;
  };
  return { perProcess, perAccount, limitsOf };
};

const bodies = memoryLimits('CLEARBENCH_BODIES_PER_PROCESS', 'CLEARBENCH_BODIES_PER_ACCOUNT', {
  perAccount:
    'the maximum total bytes of request bodies of one account in memory; further requests are rejected with 429 `request.tooMuchAtOnce` with `Retry-After`',
  perProcess:
    'the same for all accounts of a process; further requests are rejected with 503 `request.serverBusy` with `Retry-After`. A body slower than 10 KB in 10 seconds is rejected with 408 `request.tooSlow`',
});

const loads = memoryLimits('CLEARBENCH_LOADS_PER_PROCESS', 'CLEARBENCH_LOADS_PER_ACCOUNT', {
  perAccount:
    'the maximum total bytes of stored contents that requests of one account hold in memory; further requests wait up to 15 seconds and are then rejected with 429 `request.tooMuchAtOnce` with `Retry-After`. Downloads are streams and do not count. Files that the clearing processes count for the account that sent them, and wait as long as needed',
  perProcess: 'the same for all accounts of a process; 503 `request.serverBusy`',
});

/** Bytes of request bodies that may be in memory at the same time. */
export const bodyLimitsOf: (env: Environment) => BodyLimits = bodies.limitsOf;

/** Bytes of stored contents that requests may hold in memory at the same time. */
export const loadLimitsOf: (env: Environment) => LoadLimits = loads.limitsOf;

const mostConnections: Setting = {
  name: 'CLEARBENCH_MOST_CONNECTIONS',
  usedBy: httpProcesses,
  fallback: () => '10000',
  documentation: [
    '10000',
    'the maximum number of open connections of a process, including live connections; further connections are closed at once',
  ],
};

/** Connections that a process keeps open, live connections included. */
export const mostConnectionsOf = (env: Environment): number => {
  const most = numberOf(mostConnections, env);
  if (most === 0) throw settingsError('CLEARBENCH_MOST_CONNECTIONS must be at least 1');
  return most;
};

// A page reads more than it changes, and reads again after each change. Demo accounts are used by programs, too.
const commandsPerMinute: Setting = {
  name: 'CLEARBENCH_COMMANDS_PER_MINUTE',
  usedBy: commandProcesses,
  fallback: (env, kind) => (isDemo(env, kind) ? '12000' : '1200'),
  documentation: [
    '1200, in demo mode 12000',
    'commands a minute for each account and process, also as one burst; further commands are rejected with 429 `request.tooMany` with `Retry-After`. 0 means no limit',
  ],
};

const readsPerMinute: Setting = {
  name: 'CLEARBENCH_READS_PER_MINUTE',
  usedBy: queryProcesses,
  fallback: (env, kind) => (isDemo(env, kind) ? '60000' : '6000'),
  documentation: ['6000, in demo mode 60000', 'the same for reads; live connections do not count'],
};

/** Commands a minute for one account; 0 = no limit. */
export const commandsPerMinuteOf = (env: Environment, kind: ProcessKind): number =>
  numberOf(commandsPerMinute, env, kind);

/** Reads a minute for one account; 0 = no limit. */
export const readsPerMinuteOf = (env: Environment, kind: ProcessKind): number => numberOf(readsPerMinute, env, kind);

export const limitSettings = {
  largestContent,
  bodiesPerAccount: bodies.perAccount,
  bodiesPerProcess: bodies.perProcess,
  loadsPerAccount: loads.perAccount,
  loadsPerProcess: loads.perProcess,
  mostConnections,
  commandsPerMinute,
  readsPerMinute,
} satisfies Readonly<Record<string, Setting>>;

/** The limits of a process that accepts requests. */
export type RequestLimits = {
  /** Bytes of one file. */
  readonly largestContent: number;
  readonly bodies: BodyLimits;
  readonly loads: LoadLimits;
  readonly mostConnections: number;
};

/** Readers of the limits of a process that accepts requests. */
export const requestLimitReaders = (env: Environment) => ({
  largestContent: () => largestContentOf(env),
  bodies: () => bodyLimitsOf(env),
  loads: () => loadLimitsOf(env),
  mostConnections: () => mostConnectionsOf(env),
});
