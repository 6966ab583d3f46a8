import { administratorStream } from '@clearbench/contracts/user/administrator-events';
import { quietLog } from '@clearbench/event-sourcing/log';
import { eventually } from '@clearbench/event-sourcing/testing/catalogue.fixture';
import { put } from '@clearbench/event-sourcing/testing/stores.fixture';
import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import { watchClaim } from './claim-watch.ts';

const claimed = { type: 'InstallationClaimed', data: { userId: 'ada' } };

describe('whether an installation can be claimed', () => {
  it('is known as soon as it was claimed', async () => {
    const events = memoryEventStore();
    const claim = await watchClaim(events, quietLog);
    expect(claim.isOpen()).toBe(true);
    await put(events, 'something-else', { type: 'FileCreated', data: {} });
    await put(events, administratorStream, claimed);
    await eventually(() => !claim.isOpen());
    claim.stop();
  });

  it('is known in time where the store missed the append', async () => {
    const events = memoryEventStore();
    const claim = await watchClaim({ ...events, onAppended: () => () => {} }, quietLog, 5);
    await put(events, administratorStream, claimed);
    await eventually(() => !claim.isOpen());
    claim.stop();
  });

  it('is false where it was claimed before', async () => {
    const events = memoryEventStore();
    await put(events, administratorStream, claimed);
    expect((await watchClaim(events, quietLog)).isOpen()).toBe(false);
  });
});
