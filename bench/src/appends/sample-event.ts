import { randomUUID } from 'node:crypto';
import type { NewEvent } from '@clearbench/contracts/event-envelope';

const at = '2026-11-20T10:00:00.000Z';

/** The event of a saved edit. */
export const sampleEvent = (contentVersion: number): NewEvent => ({
  id: randomUUID(),
  type: 'FileContentChanged',
  schema: 1,
  data: {
    fileId: 'a-file',
    contentVersion,
    by: 'edit',
    content: {
      sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      size: 1_412,
      messageType: 'pacs.008.001.08',
      messageId: `MSG-${contentVersion}`,
      transactions: 1,
      totalAmount: '1234.50',
      references: [`MSG-${contentVersion}`, `E2E-${contentVersion}`],
    },
  },
  metadata: { at, actor: 'tester', commandId: randomUUID(), correlationId: 'bench', causationId: 'bench' },
});
