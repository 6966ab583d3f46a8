import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { settingsFrom } from '@clearbench/app/settings';
import type { CommandContext } from '@clearbench/command-service/command-context';
import { fileDecider } from '@clearbench/command-service/file/file-decider';
import { fileStream } from '@clearbench/command-service/file/file-stream';
import { openCommandRuntime } from '@clearbench/command-service/service/command-runtime';
import { quietLog } from '@clearbench/event-sourcing/log';
import { noTracing } from '@clearbench/event-sourcing/tracing';
import { startProjections } from '@clearbench/projections/service/start-projections';
import { liveConnections } from '@clearbench/query-service/push/live-connections';
import { usualLiveSettings } from '@clearbench/query-service/push/live-limits';
import { liveServer } from '@clearbench/query-service/push/live-server';
import { openStores } from '@clearbench/stores/open-stores';
import { answerParent } from '../child.ts';
import { type Moment, type RuntimeRequest, sharedNow } from './message.ts';
import { listener, newFile } from './users-and-files.ts';

const fileId = 'pushed';
const metadata = (step: string) => ({
  commandId: `bench-${step}`,
  actor: listener.user.userId,
  correlationId: 'bench',
});
let context: CommandContext | undefined;

/** Stores, projector and live connection as in the product; the principal is fixed, because there is no sign-in. */
const open = async (dataFolder: string): Promise<string> => {
  const settings = settingsFrom({ CLEARBENCH_DATA: dataFolder });
  const stores = await openStores({ kind: 'sqlite', folder: dataFolder, secrets: settings });
  const { secret, largestContent } = settings;
  const watching = { log: quietLog, tracing: noTracing };
  const { views, ready } = startProjections({ stores, ...watching, fence: undefined, isFollowed: false });
  await ready;
  ({ context } = await openCommandRuntime({ stores, views, secret, largestContent, ...watching }));
  const command = { type: 'CreateFile', data: newFile(fileId), at: new Date().toISOString() } as const;
  await context.handle(fileDecider, fileStream(fileId), command, metadata('create'));
  // All clients have the same account here.
  const limits = { ...usualLiveSettings, perAccount: usualLiveSettings.perProcess };
  const live = liveServer(liveConnections(stores.changes), async () => listener, limits);
  const server = createServer((request, response) => void live.request(request, response));
  server.on('upgrade', (request, socket, head) => void live.upgrade(request, socket, head));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const rename = async (times: number, pauseMs: number): Promise<readonly Moment[]> => {
  const committed: Moment[] = [];
  for (let time = 0; time < times; time++) {
    const data = { fileId, fileName: `name ${committed.length} ${time}.xml` };
    const command = { type: 'RenameFile', data, at: new Date().toISOString() } as const;
    const done = await context?.handle(fileDecider, fileStream(fileId), command, metadata(crypto.randomUUID()));
    committed.push([done?.position ?? 0, sharedNow()]);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return committed;
};

answerParent<RuntimeRequest>((requested) =>
  requested.type === 'open' ? open(requested.dataFolder) : rename(requested.times, requested.pauseMs),
);
