import type { NewEvent } from '@clearbench/contracts/event-envelope';
import { Failure } from '@clearbench/contracts/failure';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import type { TransferCommand } from '@clearbench/contracts/transfer/commands';
import { postponed } from '@clearbench/event-sourcing/perform-reaction';
import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import type { CommandContext } from '../command-context.ts';
import { submitToClearing } from './submit-to-clearing.ts';

const at = '2026-11-20T10:00:00.000Z';
const request = {
  transferId: 't1',
  fileId: 'f1',
  fileName: 'a.xml',
  environmentId: 'gone',
  environmentToken: 'sct',
  rbVersion: '2025',
  contentVersion: 1,
  sha256: 'abc',
  requestedBy: 'u1',
} as const;

const contextOf = async (stream: string, type: string) => {
  const log = memoryEventStore();
  const metadata = { at, actor: 'a', commandId: 'c', correlationId: 'c' };
  await log.append(stream, 0, [{ id: crypto.randomUUID(), type, schema: 1, data: {}, metadata } as NewEvent]);
  const commands: TransferCommand[] = [];
  const handle = async (_: unknown, __: string, command: TransferCommand) => {
    commands.push(command);
    return { position: 1, events: [] };
  };
  const views = { get: async () => undefined, reached: async () => undefined };
  return { commands, context: { log, views, handle } as unknown as CommandContext };
};
const metadata = { commandId: 'c', actor: 'system', correlationId: 'c' };
const turn = { metadata, partitionPosition: { isFirst: true }, at };
const submission = { type: 'TakeToClearing', data: request } as const;

describe('a file sent to a missing environment', () => {
  it('is rejected with a reason where the environment was deleted before the processing', async () => {
    const { commands, context } = await contextOf('simEnv-gone', 'SimEnvClosed');
    await submitToClearing(context, submission, turn);
    expect(commands).toMatchObject([
      {
        type: 'ClearTransfer',
        data: {
          transferId: 't1',
          answers: [],
          verdict: { groupStatus: 'RJCT', fileCode: 'A99', reasons: [{ textKey: 'engine.environmentDeleted' }] },
        },
      },
    ]);
  });

  it('waits where the read models do not contain the environment yet', async () => {
    const { commands, context } = await contextOf('simEnv-gone', 'SimEnvOpened');
    await expect(submitToClearing(context, submission, turn)).rejects.toThrow('projection.behind');
    expect(commands).toEqual([]);
  });
});

describe('a file whose original is not known', () => {
  const environment = { environmentId: 'gone', scheme: 'sct' };
  const contextWith = async (isOriginalSeen: boolean) => {
    const { commands, context } = await contextOf('simEnv-gone', 'SimEnvOpened');
    const requested: string[] = [];
    const get = async ({ name }: { name: string }) => {
      if (name === simEnvView.name) return environment;
      return isOriginalSeen ? { messageId: 'ORIGINAL' } : undefined;
    };
    const referencedMessageIds = async () => {
      requested.push('referencedMessageIds');
      return ['ORIGINAL'];
    };
    const more = {
      views: { ...context.views, get },
      contents: { get: async () => new Uint8Array() },
      textWorkers: { referencedMessageIds, clear: async () => Promise.reject(new Failure('store.unavailable')) },
    };
    return { commands, asked: requested, context: { ...context, ...more } as unknown as CommandContext };
  };
  const submitted = async (context: CommandContext, messageType: string, isFirst: boolean) => {
    const data = { ...request, messageType };
    return submitToClearing(
      context,
      { type: 'TakeToClearing', data },
      { metadata, partitionPosition: { isFirst }, at },
    );
  };

  it('waits for the files sent before it', async () => {
    const { commands, context } = await contextWith(false);
    expect(await submitted(context, 'pacs.004.001.09', false)).toBe(postponed);
    expect(commands).toEqual([]);
  });

  it.each([
    ['its original is known', true, 'pacs.004.001.09', false],
    ['no earlier file waits', false, 'pacs.004.001.09', true],
    ['it is a payment', false, 'pacs.008.001.08', false],
  ])('does not wait where %s', async (_, isOriginalSeen, messageType, isFirst) => {
    const { context } = await contextWith(isOriginalSeen);
    // The engine of this test fails: the file came that far.
    await expect(submitted(context, messageType, isFirst)).rejects.toThrow();
  });
});
