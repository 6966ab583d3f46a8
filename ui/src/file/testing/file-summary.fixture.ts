import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';

/** A file for tests; each test overrides what it needs. */
export const sampleSummary = (changes: Partial<VipFileSummary> = {}): VipFileSummary => ({
  fileId: 'f1',
  envId: 'e1',
  environmentToken: 'SCTLAB',
  rbVersion: '2023',
  fileName: 'payment.xml',
  direction: 'TS',
  origin: 'template',
  messageType: 'pacs.008.001.08',
  messageId: 'MSG1',
  transactions: 1,
  totalAmount: '1234.50',
  size: 2048,
  contentVersion: 1,
  validity: 'valid',
  errors: 0,
  warnings: 0,
  infos: 0,
  reportCommentsShown: false,
  createdAt: '2026-11-02T08:00:00.000Z',
  changedAt: '2026-11-02T08:00:00.000Z',
  createdBy: 'u1',
  ...changes,
});
