import type { EngineReason, PlannedAnswer } from '@clearbench/contracts/transfer/clearing';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';

export const at = '2026-11-20T10:00:00.000Z';
export const ofFile = { transferId: 't1', fileId: 'f1' };
export const reason: EngineReason = {
  layer: 'default',
  trigger: 'B00',
  textKey: 'engine.allAccepted',
  params: {},
  text: '',
};
export const answer: PlannedAnswer = {
  answerId: 'a1',
  fileId: 'f2',
  fileName: 'x',
  messageType: 'pacs.002.001.10',
  sha256: 'z',
  size: 1,
  dueAt: at,
  reason,
};
/** The request of a transfer of the file `f1`. */
export const requested = (transferId: string, sha256 = 'abc'): TransferEvent => ({
  type: 'TransferRequested',
  data: {
    transferId,
    fileId: 'f1',
    fileName: 'a.xml',
    environmentId: 'e1',
    environmentToken: 'sct',
    rbVersion: '2025',
    contentVersion: 1,
    sha256,
    messageId: 'MSG1',
    messageType: 'pacs.008.001.08',
    requestedBy: 'u1',
  },
});
export const planned: TransferEvent = { type: 'AnswerPlanned', data: { ...ofFile, answer } };
export const released: TransferEvent = { type: 'AnswerReleased', data: { ...ofFile, answer } };
export const settlement: TransferEvent = { type: 'SettlementPlanned', data: { ...ofFile, dueAt: at } };
export const settled: TransferEvent = { type: 'TransferSettled', data: ofFile };
