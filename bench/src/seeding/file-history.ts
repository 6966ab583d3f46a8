import { createHash } from 'node:crypto';
import type { NewEvent } from '@clearbench/contracts/event-envelope';
import type { FileEvent } from '@clearbench/contracts/file/events';
import type { ContentFacts } from '@clearbench/contracts/file/vip-file';

export type SeedTarget = { readonly environmentId: string; readonly environmentToken: string; readonly files: number };

const firstDay = Date.parse('2026-01-05T08:00:00.000Z');
/** Time between two files in milliseconds. */
const pace = 60_000;

const fileIdOf = (number: number): string => `bench-${String(number).padStart(6, '0')}`;
/** The stream of a file, as in the command service. */
export const streamOf = (number: number): string => `file-${fileIdOf(number)}`;

const contentOf = (number: number, version: number): ContentFacts => ({
  sha256: createHash('sha256').update(`${number}/${version}`).digest('hex'),
  size: 1_000 + ((number * 7_919) % 90_000),
  messageType: 'pacs.008.001.08',
  messageId: `MSG-${number}-${version}`,
  transactions: 1 + (number % 40),
  totalAmount: `${1 + (number % 9_999)}.50`,
  references: [`MSG-${number}-${version}`, `E2E-${number}`, `TX-${number}`],
});

const recorded = (event: FileEvent, number: number, step: number): NewEvent => ({
  ...event,
  id: `${fileIdOf(number)}-${step}`,
  schema: 1,
  metadata: {
    at: new Date(firstDay + number * pace + step * 1_000).toISOString(),
    actor: 'system:bench',
    commandId: `bench-${number}-${step}`,
    correlationId: `bench-${number}`,
    causationId: `bench-${number}-${step}`,
  },
});

/** The usual events of a file: created and validated, then edited and validated. */
export const fileHistory = ({ environmentId, environmentToken }: SeedTarget, number: number): readonly NewEvent[] => {
  const fileId = fileIdOf(number);
  const content = contentOf(number, 1);
  const edited = contentOf(number, 2);
  const place = {
    fileId,
    environmentId,
    environmentToken,
    rbVersion: '2023',
    fileName: `payments ${number}.xml`,
  } as const;
  const result = (contentSha256: string) => ({
    contentSha256,
    reportSha256: contentSha256,
    errors: number % 3,
    warnings: 0,
    infos: 0,
  });
  const events: readonly FileEvent[] = [
    { type: 'FileCreated', data: { ...place, direction: 'TS', origin: 'upload', content } },
    { type: 'FileValidated', data: { fileId, contentVersion: 1, result: result(content.sha256) } },
    { type: 'FileContentChanged', data: { fileId, contentVersion: 2, content: edited, by: 'edit' } },
    { type: 'FileValidated', data: { fileId, contentVersion: 2, result: result(edited.sha256) } },
  ];
  return events.map((event, step) => recorded(event, number, step));
};
