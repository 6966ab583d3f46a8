import { Failure } from '@clearbench/contracts/failure';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import type { TransferCommand } from '@clearbench/contracts/transfer/commands';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { seenMessageView } from '@clearbench/contracts/transfer/views';
import type { View } from '@clearbench/contracts/view';
import { memoryLimitReached, timeLimitReached } from '@clearbench/event-sourcing/job-limits';
import type { CommandContext } from '../command-context.ts';
import { cancelPlannedAnswers, type ReplanningFunctions } from './cancel-planned-answers.ts';

const at = '2026-11-20T10:00:00.000Z';
const environment = { environmentId: 'e1', scheme: 'core' } as SimEnvDocument;
const cancellation: TransferEvent = {
  type: 'MessageReferenced',
  data: {
    transferId: 't2',
    fileId: 'f2',
    environmentId: 'e1',
    originalMessageId: 'MSG1',
    messageType: 'camt.056.001.08',
    transactionsSha256: 'ids',
  },
};
const seen = { environmentId: 'e1', messageId: 'MSG1', messageType: 'pacs.003.001.08', transferId: 't1' };
const transfer = { transferId: 't1', state: 'accepted', verdict: { messageId: 'MSG1' }, answers: [] };

/** The read models and the log after a direct debit and its cancellation; the engine fails to replan. */
const contextOf = (failure: Failure) => {
  const commands: TransferCommand[] = [];
  const handle = async (_: unknown, __: string, command: TransferCommand) => {
    commands.push(command);
    return { position: 1, events: [] };
  };
  const get = async ({ name }: View<unknown>) => (name === seenMessageView.name ? seen : transfer);
  const begun = ['TransferRequested', 'TransferReceived'].map((type) => ({ type, data: {}, metadata: { at } }));
  const context = {
    handle,
    views: { get, reached: async () => undefined },
    log: { readStream: async () => begun },
    textWorkers: { clear: async () => Promise.reject(failure) },
  };
  return { commands, context: context as unknown as CommandContext };
};
const replanning = { jobFor: async () => ({}), kept: async () => [] } as unknown as ReplanningFunctions;
const cause = { by: 't2', at, asOf: at, metadata: { commandId: 'c', actor: 'system', correlationId: 'c' } };

describe('planned answers of a cancelled transfer', () => {
  it.each([
    [timeLimitReached(80), 'engine.processingTimeLimit', { seconds: 80 }],
    [memoryLimitReached(512), 'engine.processingMemoryLimit', { megabytes: 512 }],
  ])(
    'stay planned, and the transfer has the reason, where replanning reaches a limit',
    async (failure, textKey, params) => {
      const { commands, context } = contextOf(failure);
      await cancelPlannedAnswers(context, replanning, environment, [cancellation], cause);
      expect(commands).toMatchObject([
        {
          type: 'FailReplanning',
          data: { transferId: 't1', causedByTransferId: 't2', reason: { trigger: 'A09', textKey, params } },
        },
      ]);
    },
  );

  it('are replanned again after every other failure', async () => {
    const { commands, context } = contextOf(new Failure('store.unavailable'));
    await expect(cancelPlannedAnswers(context, replanning, environment, [cancellation], cause)).rejects.toThrow(
      'store.unavailable',
    );
    expect(commands).toEqual([]);
  });
});
