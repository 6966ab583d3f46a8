import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CommandContext } from '@clearbench/command-service/command-context';
import { fileDecider } from '@clearbench/command-service/file/file-decider';
import { fileStream } from '@clearbench/command-service/file/file-stream';
import { openCommandRuntime } from '@clearbench/command-service/service/command-runtime';
import { quietLog } from '@clearbench/event-sourcing/log';
import { noTracing } from '@clearbench/event-sourcing/tracing';
import { liveConnections } from '@clearbench/query-service/push/live-connections';
import { usualLiveSettings } from '@clearbench/query-service/push/live-limits';
import { liveServer } from '@clearbench/query-service/push/live-server';
import type { ChangeFeed } from '@clearbench/stores/change-feed/change-feed';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { Stores } from '@clearbench/stores/stores';
import { type Moment, sharedNow } from './message.ts';
import { listener, newFile } from './users-and-files.ts';

/** Log and tracing of the measured parts. */
export const unwatched = { log: quietLog, tracing: noTracing };

const fileId = 'pushed';
const metadata = (step: string) => ({
  commandId: `bench-${step}`,
  actor: listener.user.userId,
  correlationId: 'bench',
});

/** Live connections as in the product; the principal is fixed, because there is no sign-in. Returns the address. */
export const startLive = async (changes: ChangeFeed): Promise<string> => {
  // All clients have the same account here.
  const { perProcess } = usualLiveSettings;
  const requests = { burst: perProcess, perSecond: perProcess };
  const limits = { ...usualLiveSettings, perAccount: perProcess, requests };
  const live = liveServer(liveConnections(changes), async () => listener, limits);
  const server = createServer((request, response) => void live.request(request, response));
  server.on('upgrade', (request, socket, head) => void live.upgrade(request, socket, head));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

type CommandParts = {
  readonly stores: Stores;
  readonly views: ReadModels;
  readonly settings: { readonly secret: string; readonly largestContent: number };
};

/** Handles commands, and has created the file that is renamed. */
export const startCommands = async ({ stores, views, settings }: CommandParts): Promise<CommandContext> => {
  const { secret, largestContent } = settings;
  const { context } = await openCommandRuntime({ stores, views, secret, largestContent, ...unwatched });
  const command = { type: 'CreateFile', data: newFile(fileId), at: new Date().toISOString() } as const;
  await context.handle(fileDecider, fileStream(fileId), command, metadata('create'));
  return context;
};

/** Renames the file, one command after another; returns the time of each commit, by position. */
export const rename = async (context: CommandContext, times: number, pauseMs: number): Promise<readonly Moment[]> => {
  const committed: Moment[] = [];
  for (let time = 0; time < times; time++) {
    const data = { fileId, fileName: `name ${committed.length} ${time}.xml` };
    const command = { type: 'RenameFile', data, at: new Date().toISOString() } as const;
    const done = await context.handle(fileDecider, fileStream(fileId), command, metadata(crypto.randomUUID()));
    committed.push([done.position, sharedNow()]);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return committed;
};
