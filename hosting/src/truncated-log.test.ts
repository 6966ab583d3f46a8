import { memoryCheckpointStore, type Positions } from '@clearbench/stores/checkpoint-store/memory';
import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import { sampleEvent } from '@clearbench/stores/event-store/testing/event.fixture';
import { refuseTruncatedLog, truncation } from './truncated-log.ts';

describe('truncated log', () => {
  const withModelsAt = async (position: number) => {
    const events = memoryEventStore();
    await events.append('a', 0, [sampleEvent('one'), sampleEvent('two')]);
    const positions: Positions = new Map([
      ['file-list@1', position],
      ['file-detail@1', 1],
    ]);
    return { events, checkpoints: memoryCheckpointStore(positions) };
  };

  it('is detected by read models with a higher position', async () => {
    expect(await truncation(await withModelsAt(2))).toBeUndefined();
    const cut = await withModelsAt(7);
    expect(await truncation(cut)).toBe('the log ends at position 2, and read models have read up to 7');
    await expect(refuseTruncatedLog(cut)).rejects.toMatchObject({
      forOperator: true,
      message: expect.stringMatching(/^Events are missing: .*Restore a whole backup/),
    });
  });

  it('is not an empty new log', async () => {
    const [events, checkpoints] = [memoryEventStore(), memoryCheckpointStore(new Map())];
    expect(await refuseTruncatedLog({ events, checkpoints })).toBeUndefined();
  });
});
