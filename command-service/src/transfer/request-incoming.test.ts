import type { PlannedAnswer } from '@clearbench/contracts/transfer/clearing';
import type { TransferCommand } from '@clearbench/contracts/transfer/commands';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { transferDecider } from './transfer-decider.ts';

const { given } = specFor(transferDecider);
const at = '2026-03-02T09:00:00.000Z';
const reason = { layer: 'request', trigger: '', textKey: 'engine.incomingPayment', params: {}, text: '' } as const;
const ofFile = { transferId: 't1', fileId: 'f1' };
const answer: PlannedAnswer = {
  answerId: 'a1',
  fileId: 'f1',
  fileName: 'SCF-template-1.xml',
  messageType: 'pacs.008.001.08',
  messageId: 'ENG00000000001-CT-1',
  sha256: 'made',
  size: 10,
  dueAt: at,
  reason,
};
const requested = {
  ...ofFile,
  fileName: answer.fileName,
  environmentId: 'e1',
  environmentToken: 'sct',
  rbVersion: '2025',
  sha256: 'source',
  kind: 'payment',
  templateName: 'sct-typical',
  requestedBy: 'u1',
  memory: 2,
} as const;
const command: TransferCommand = { type: 'RequestIncoming', data: { ...requested, answers: [answer] }, at };
const begun: TransferEvent[] = [
  { type: 'IncomingMessageRequested', data: requested },
  { type: 'AnswerPlanned', data: { ...ofFile, environmentId: 'e1', memory: 2, answer } },
];

describe('a message of the other bank', () => {
  it('is planned like an answer', () =>
    given()
      .when(command)
      .emits(...begun));

  it('is requested once', () =>
    given(...begun)
      .when(command)
      .refuses('transfer.alreadyRequested'));

  it('is known to the clearing of its memory when it is released, and then its transfer is complete', () =>
    given(...begun)
      .when({ type: 'ReleaseAnswer', data: { transferId: 't1', answerId: 'a1' }, at })
      .emits(
        { type: 'AnswerReleased', data: { ...ofFile, answer } },
        {
          type: 'MessageDelivered',
          data: {
            ...ofFile,
            environmentId: 'e1',
            memory: 2,
            messageId: 'ENG00000000001-CT-1',
            messageType: 'pacs.008.001.08',
            sha256: 'made',
          },
        },
        { type: 'TransferClosed', data: ofFile },
      ));

  it('is never cleared', () =>
    given(...begun)
      .when({ type: 'ClearTransfer', data: { transferId: 't1', verdict: {} as never, answers: [] }, at })
      .refuses('transfer.alreadyCleared'));
});
