import { demoAccounts } from '@clearbench/access/identity-provider/demo-accounts';
import { settingsFrom } from '@clearbench/app/settings';
import type { FileEvent } from '@clearbench/contracts/file/events';
import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import { listUsersRoute } from '@clearbench/contracts/user/administration-routes';
import { idFrom } from '@clearbench/event-sourcing/event-id';
import { quietLog } from '@clearbench/event-sourcing/log';
import { openData } from '@clearbench/hosting/open-data';
import { samplePayment } from '../kill/sample-payment.ts';
import { benchClient } from './bench-client.ts';
import { serveHere } from './serving.ts';

/** `account` is a demo account's; `madeAt` ISO 8601. */
export type OlderFile = { readonly fileId: string; readonly account: string; readonly madeAt: string };

const dayMs = 86_400_000;
export const daysFromNow = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();

/** The user ids of the demo accounts in a data folder; the product runs shortly to read them. */
const idsOfAccounts = async (dataFolder: string): Promise<ReadonlyMap<string, string>> => {
  const server = await serveHere(dataFolder);
  const { items } = (await (await benchClient(server.url, 'admin')).call(listUsersRoute, { query: {} })).reply;
  await server.stop();
  const idOf = new Map(items.map(({ email, userId }) => [email, userId]));
  return new Map(demoAccounts.map(({ subject, email }) => [subject, idOf.get(email) ?? '']));
};

const scheme = { scheme: 'SCT', rbVersion: '2025', messageType: 'pacs.008.001.08' } as const;
const figures = { errors: 0, warnings: 0, infos: 0 };

const reportOn = (bytes: number): ValidationReport => ({
  validationSummary: { ...scheme, ...figures, valid: true, notShown: 0, transactions: 1, bytes },
  validationMessages: [],
});

type StoredContent = { readonly sha256: string; readonly size: number };

const firstEvents = (fileId: string, { sha256, size }: StoredContent, report: StoredContent): FileEvent[] => {
  const { rbVersion, messageType } = scheme;
  const place = { environmentId: 'sct-bench', environmentToken: 'sct', rbVersion, fileName: `${fileId}.xml` };
  const content = { sha256, size, messageType, transactions: 1, totalAmount: '10.00', references: ['OLDER'] };
  const result = { contentSha256: sha256, reportSha256: report.sha256, ...figures };
  return [
    { type: 'FileCreated', data: { fileId, ...place, direction: 'TS', origin: 'upload', content } },
    { type: 'FileValidated', data: { fileId, contentVersion: 1, result } },
  ];
};

/** Old files of demo accounts in the environment `sct`, written while the product does not run. */
export const writeOlderFiles = async (dataFolder: string, files: readonly OlderFile[]): Promise<void> => {
  const accounts = await idsOfAccounts(dataFolder);
  const { events, contents, close } = await openData(settingsFrom({ CLEARBENCH_DATA: dataFolder }), quietLog);
  const text = await contents.put(new TextEncoder().encode(samplePayment('OLDER', '10.00')));
  const report = await contents.put(new TextEncoder().encode(JSON.stringify(reportOn(text.size))));
  for (const { fileId, account, madeAt: at } of files) {
    const actor = accounts.get(account) ?? '';
    const metadata = { at, actor, commandId: `older-${fileId}`, correlationId: 'older', causationId: 'older' };
    const made = firstEvents(fileId, text, report).map((event) => ({
      ...event,
      id: idFrom(fileId, event.type),
      schema: 1,
      metadata,
    }));
    await events.append(`file-${fileId}`, 0, made);
  }
  await close();
};
