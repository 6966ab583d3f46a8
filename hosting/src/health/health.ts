import type { RequestListener } from 'node:http';
import { Failure } from '@clearbench/contracts/failure';
import { damageSentence } from './damage-sentence.ts';

/** Most events by which a read model may lag before this process stops receiving traffic. */
const mostBehind = 10_000;

/** The health of a process, for operators. */
export type Health = {
  readonly ready: boolean;
  /** The reasons for bad health, one sentence each. */
  readonly reasons: readonly string[];
};

export type HealthParts = {
  readonly head: () => Promise<number>;
  readonly lags: () => Promise<readonly { readonly name: string; readonly lag: number }[]>;
  /** Fails where read models of another process cannot be read; absent where this process writes them. */
  readonly readModels?: () => Promise<unknown>;
  /** Fails while writes fail; absent where other processes write. */
  readonly writable?: () => Promise<void>;
  readonly isStopping: () => boolean;
};

const readable = async (what: string, read: () => Promise<unknown>): Promise<string[]> => {
  try {
    await read();
    return [];
  } catch {
    return [`the ${what} cannot be read`];
  }
};

const sentences: Readonly<Record<string, string>> = {
  'store.full': 'no room is left on the disk',
  'store.readOnly': 'the disk takes no writes',
  'store.diskFault': 'the disk fails at writing',
};

const unkept = async (write: () => Promise<void>): Promise<string[]> => {
  try {
    await write();
    return [];
  } catch (error) {
    if (!(error instanceof Failure)) return ['nothing can be written'];
    if (error.errorKey === 'store.damaged') return [damageSentence(String(error.params.file))];
    return [sentences[error.errorKey] ?? 'nothing can be written'];
  }
};

const late = async (lags: HealthParts['lags']): Promise<string[]> => {
  try {
    const behind = (await lags()).filter(({ lag }) => lag > mostBehind);
    return behind.map(({ name, lag }) => `${name} lies ${lag} events behind`);
  } catch {
    return [];
  }
};

/**
 * Whether this process can serve: its log is readable, its read models follow, writes succeed, and it is not stopping.
 */
export const healthOf = async ({
  head,
  lags,
  readModels = async () => {},
  writable = async () => {},
  isStopping,
}: HealthParts): Promise<Health> => {
  const stopping = isStopping() ? ['it is stopping'] : [];
  const reasons = [
    ...stopping,
    ...(await readable('log', head)),
    ...(await readable('read models', readModels)),
    ...(await unkept(writable)),
    ...(await late(lags)),
  ];
  return { ready: reasons.length === 0, reasons };
};

const json = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };

/** Paths of the two health probes; `/health` is the same as the second. */
export const paths = { live: '/health/live', ready: '/health/ready' } as const;
const readyPaths: readonly string[] = [paths.ready, '/health', '/health/'];

/**
 * Answers whether the process lives (200 as soon as it listens) and whether it should receive traffic (200, or 503 with
 * the reasons). The replies are public and contain no secrets. Returns whether the request was a health probe.
 */
export const healthEndpoint =
  (health: () => Promise<Health>) =>
  (...[request, response]: Parameters<RequestListener>): boolean => {
    const { url = '' } = request;
    if (!url.startsWith('/health')) return false;
    const [path = ''] = url.split('?');
    if (path === paths.live) response.writeHead(200, json).end('{"live":true}');
    else if (readyPaths.includes(path))
      void health().then((state) => response.writeHead(state.ready ? 200 : 503, json).end(JSON.stringify(state)));
    else return false;
    return true;
  };
