import type { RemovedFile } from '@clearbench/contracts/file/removed-routes';
import { sampleSummary } from './file-summary.fixture.ts';

/** A removed file for tests. */
export const sampleRemoved = (fileId: string): RemovedFile => ({
  ...sampleSummary({ fileId, fileName: `${fileId}.xml` }),
  removedAt: '2026-11-02T08:00:00.000Z',
  restorableUntil: '2026-11-09T08:00:00.000Z',
  reason: 'expired',
});
