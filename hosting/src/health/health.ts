import type { RequestListener } from 'node:http';
import { Failure } from '@clearbench/contracts/failure';

/** Events a read model may lie behind before this process should get no more visitors. */
const mostBehind = 10_000;

/** What a process says of itself to whoever runs it. */
export type Health = {
  readonly ready: boolean;
  /** Why not, a sentence each. */
  readonly reasons: readonly string[];
};

type Parts = {
  readonly head: () => Promise<number>;
  readonly lags: () => Promise<readonly { readonly name: string; readonly lag: number }[]>;
  /** Fails where read models that others keep cannot be read; left out where they are kept here. */
  readonly readModels?: () => Promise<unknown>;
  /** Fails while nothing can be kept; left out where others keep it. */
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
    return [(error instanceof Failure ? sentences[error.errorKey] : undefined) ?? 'nothing can be written'];
  }
};

const late = async (lags: Parts['lags']): Promise<string[]> => {
  try {
    const behind = (await lags()).filter(({ lag }) => lag > mostBehind);
    return behind.map(({ name, lag }) => `${name} lies ${lag} events behind`);
  } catch {
    return [];
  }
};

/** Whether this process can serve: its log can be read, its read models follow, what is new can be kept, and it is not about to stop. */
export const healthOf = async ({
  head,
  lags,
  readModels = async () => {},
  writable = async () => {},
  isStopping,
}: Parts): Promise<Health> => {
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

/** Paths of the two questions an orchestrator asks. */
export const paths = { live: '/health/live', ready: '/health/ready' } as const;

/**
 * Answers whether the process lives (200 as soon as it listens) and whether visitors should be sent to it (200, or 503
 * with the reasons). Nothing in it is secret and nobody has to sign in. Says whether it was asked.
 */
export const healthDesk =
  (health: () => Promise<Health>) =>
  (...[request, response]: Parameters<RequestListener>): boolean => {
    const [path] = (request.url ?? '').split('?');
    if (path === paths.live) response.writeHead(200, json).end('{"live":true}');
    else if (path === paths.ready)
      void health().then((said) => response.writeHead(said.ready ? 200 : 503, json).end(JSON.stringify(said)));
    else return false;
    return true;
  };
