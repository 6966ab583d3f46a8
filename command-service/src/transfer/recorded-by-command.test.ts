import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import { recordedByCommand } from './recorded-by-command.ts';

const eventOf = (type: string, commandId: string, at: number) => ({
  id: `e${at}`,
  type,
  schema: 1,
  data: { at },
  metadata: { at: '2026-11-20T08:00:00.000Z', actor: 'ada', commandId, correlationId: '', causationId: '' },
});

describe('events that a command recorded in a transfer', () => {
  it('are undefined where it recorded none', async () => {
    const log = memoryEventStore();
    expect(await recordedByCommand(log, 't', 'clear')).toBeUndefined();
    await log.append('transfer-t', 0, [eventOf('TransferRequested', 'send', 0)]);
    expect(await recordedByCommand(log, 't', 'clear')).toBeUndefined();
  });

  it('are all its events, also for a file with thousands of bulks, and none of other commands', async () => {
    const log = memoryEventStore();
    const cleared = Array.from({ length: 2_500 }, (_, at) => eventOf('MessageAccepted', 'clear', at + 1));
    await log.append('transfer-t', 0, [eventOf('TransferRequested', 'send', 0), ...cleared]);
    await log.append('transfer-t', 2_501, [eventOf('TransferSettled', 'settle', 9_999)]);
    const recorded = await recordedByCommand(log, 't', 'clear');
    expect(recorded?.events).toHaveLength(2_500);
    expect(recorded?.events.every(({ type }) => type === 'MessageAccepted')).toBe(true);
    expect(recorded?.position).toBe(2_501);
  });
});
