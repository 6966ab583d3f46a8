import { flushCompileCache } from 'node:module';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Failure } from '@clearbench/contracts/failure';
import { buildInfo } from './build-info.ts';
import { endProcess } from './end-process.ts';
import { logDestination } from './log-destination.ts';
import { productLog } from './product-log.ts';
import type { Environment } from './settings/environment.ts';
import { logFormatOf } from './settings/observability.ts';
import type { ProcessKind } from './settings/setting.ts';
import { isForOperator } from './settings/settings-error.ts';
import { settingsInForce } from './settings/settings-in-force.ts';
import { unknownSettings } from './settings/unknown-settings.ts';
import { faultsOf } from './startup-errors.ts';

/** A running process, which ends on its own or on request. */
export type Running = {
  readonly url: string;
  /** The one-time code of the first administrator; undefined where there is an administrator. */
  readonly claimCode?: string | undefined;
  /** Aborted when this process must end: by the failure, or without one where another process may have taken over. */
  readonly over?: AbortSignal | undefined;
  stop(): Promise<void>;
};

type ProcessLog = ReturnType<typeof productLog>;

const titles: Readonly<Record<ProcessKind, string>> = {
  app: 'Clearbench',
  'command-service': 'A command service of Clearbench',
  'query-service': 'A query service of Clearbench',
  projections: 'The projections of Clearbench',
};

/** Start, stop and fatal errors are logged at any level. */
const openProcessLog = (env: Environment): ProcessLog => {
  try {
    return productLog('info', logDestination(logFormatOf(env)));
  } catch (error) {
    if (!isForOperator(error)) throw error;
    return productLog('info');
  }
};

/** Settings by name, as far as they are set and readable. */
const settingsFor = (kind: ProcessKind, env: Environment): Readonly<Record<string, string>> => {
  try {
    const set = settingsInForce(kind, env).filter(({ source }) => source !== 'not set');
    return Object.fromEntries(set.map(({ name, value }) => [name, value]));
  } catch (error) {
    if (!isForOperator(error)) throw error;
    return {};
  }
};

/** Logs warnings of Node; those about experimental features are omitted. */
const logWarnings = (log: ProcessLog): void => {
  process.removeAllListeners('warning');
  process.on('warning', (err) => {
    if (err.name !== 'ExperimentalWarning') log.warn({ err }, 'a warning of Node');
  });
};

const startLine = async (log: ProcessLog, kind: ProcessKind, env: Environment): Promise<void> => {
  const about = { process: kind, ...(await buildInfo()), node: process.versions.node };
  log.info({ ...about, settings: settingsFor(kind, env) }, `${titles[kind]} ${about.version} starts`);
  for (const says of unknownSettings(env)) log.warn({ setting: says.split(' ')[0] }, says);
};

const readyLines = (log: ProcessLog, kind: ProcessKind, { url, claimCode }: Running): void => {
  const verb = kind === 'projections' ? 'are' : 'is';
  log.info({ url }, `${titles[kind]} ${verb} ready at ${url}`);
  if (claimCode !== undefined)
    log.info(
      { claimCode },
      `There is no administrator yet. Sign in and enter this one-time code to become the first administrator: ${claimCode}`,
    );
};

/**
 * Starts a process, logs start, readiness and end, reports the reason of a failed start, and stops in order on request.
 * Exit code: 0 after a signal, 1 after a failure.
 */
export const run = async (kind: ProcessKind, start: () => Promise<Running>, env: Environment = process.env) => {
  const began = performance.now();
  const log = openProcessLog(env);
  const end = (exitCode: number, reason: string): never => {
    const seconds = Math.round((performance.now() - began) / 1_000);
    log.info({ reason, exitCode, seconds }, `${titles[kind]} stopped: ${reason}`);
    return endProcess(exitCode);
  };
  const giveUp = (error: unknown, reason: string): never => {
    for (const { err, says } of faultsOf(error)) log.fatal(err === undefined ? {} : { err }, says);
    return end(1, reason);
  };
  process.on('uncaughtException', (error) => giveUp(error, 'an error that no code handles'));
  logWarnings(log);
  try {
    await startLine(log, kind, env);
    // Warnings of loaded modules come before the first other line.
    await nextTurn();
    const running = await start();
    let stopping = false;
    const stop = async (signal: string): Promise<void> => {
      if (stopping) return;
      stopping = true;
      log.info({ signal }, `${titles[kind]} stops: ${signal}`);
      await running.stop();
      end(0, signal);
    };
    running.over?.addEventListener('abort', () => {
      if (stopping) return;
      const { reason } = running.over as { reason?: unknown };
      if (reason instanceof Failure) giveUp(reason, 'the log lacks events that this process has read');
      const says = 'The servers could not be reached for so long that another Clearbench may have taken over.';
      giveUp(says, 'the lease of the installation is lost');
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => void stop(signal).catch((error) => giveUp(error, `${signal}, and stopping failed`)));
    // A process that is killed writes no compile cache, and the next start would compile everything again.
    flushCompileCache();
    readyLines(log, kind, running);
  } catch (error) {
    giveUp(error, 'the start failed');
  }
};
