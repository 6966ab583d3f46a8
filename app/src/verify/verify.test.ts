import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planDecider } from '@clearbench/command-service/plan/plan-decider';
import { planStream } from '@clearbench/command-service/plan/plan-stream';
import { planView } from '@clearbench/contracts/plan/views';
import { commandHandler } from '@clearbench/event-sourcing/command-handler';
import { quietLog } from '@clearbench/event-sourcing/log';
import { openData } from '@clearbench/hosting/open-data';
import { everyProjection } from '@clearbench/projections/slices';
import { memoryContentStore } from '@clearbench/stores/content-store/memory';
import { settingsFrom } from '../settings.ts';
import { checkContents } from './check-contents.ts';
import { checkLog, hashesIn } from './check-log.ts';
import { checkReadModels } from './check-read-models.ts';

const metadata = { at: '2026-11-20T08:00:00.000Z', actor: 'a', commandId: 'c', correlationId: 'c', causationId: 'c' };
const event = (position: number, stream: string, revision: number, data: unknown = {}) => ({
  ...{ position, stream, revision, data, metadata },
  ...{ id: String(position), type: 'Happened', schema: 1 },
});
/** A log as it might come out of a damaged file. */
const logOf = (...events: ReturnType<typeof event>[]) => ({
  readAll: async (after: number, limit: number) =>
    events.slice(events.findLastIndex(({ position }) => position === after) + 1).slice(0, limit),
});

describe('verifying', () => {
  it('finds gaps and repetitions in a log', async () => {
    const right = logOf(event(1, 'a', 1), event(3, 'b', 1), event(4, 'a', 2));
    expect(await checkLog(right)).toMatchObject({ events: 3, streams: 2, faults: [] });
    const wrong = logOf(event(1, 'a', 1), event(2, 'a', 3), event(3, 'b', 2));
    expect((await checkLog(wrong)).faults).toEqual([
      'a has revision 3 where 2 is due (position 2)',
      'b has revision 2 where 1 is due (position 3)',
    ]);
  });

  it('finds the event that cannot be read, and looks at what stands before it', async () => {
    const before = logOf(event(1, 'a', 1), event(2, 'a', 3));
    const readAll = async (after: number, limit: number) => {
      const page = await before.readAll(after, limit);
      if (page.length < limit) throw new SyntaxError('Unterminated string in JSON');
      return page;
    };
    expect(await checkLog({ readAll })).toMatchObject({
      events: 2,
      isWhole: false,
      faults: [
        'a has revision 3 where 2 is due (position 2)',
        'the event after position 2 cannot be read, nor what follows it: SyntaxError: Unterminated string in JSON',
      ],
    });
  });

  it('finds the contents that events name, however deep', async () => {
    const [one, other] = ['a'.repeat(64), 'b'.repeat(64)];
    expect(hashesIn({ sha256: one, report: [{ reportSha256: other }], note: one, sha256s: 3 })).toEqual([one, other]);
  });

  it('finds contents that are missing or were changed', async () => {
    const store = memoryContentStore();
    const { sha256 } = await store.put(Buffer.from('<Document/>'));
    const missing = '0'.repeat(64);
    expect(await checkContents(store, [sha256])).toEqual([]);
    expect(await checkContents(store, [sha256, missing])).toEqual([`content ${missing} is missing`]);
    const changed = { read: () => store.read(sha256) };
    expect(await checkContents(changed, [missing])).toEqual([`content ${missing} was changed`]);
  });

  it('finds documents that differ from a replay', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'clearbench-verify-'));
    const data = await openData(settingsFrom({ CLEARBENCH_DATA: folder }), quietLog);
    try {
      const terms = { planName: 'Full', planDescription: '', canCreate: true, canValidate: true, canEdit: true };
      const offered = { planId: 'full', terms: { ...terms, showPlanInfo: false, maxEnvs: 3, planSimEnvs: [] } };
      const order = { commandId: 'offer-plan', actor: 'admin', correlationId: 'c' };
      await commandHandler({ events: data.events })(
        planDecider,
        planStream('full'),
        { type: 'OfferPlan', at: metadata.at, data: offered } as Parameters<typeof planDecider.decide>[0],
        order,
      );
      expect(await checkReadModels(data)).toEqual([]);
      const { collection } = everyProjection.find(({ name }) => name === planView.name) ?? {};
      await data.documents.apply(String(collection), [{ id: 'full', position: 1e9, document: { planName: 'Other' } }]);
      expect(await checkReadModels(data)).toEqual([`${planView.name} full differs from a replay`]);
    } finally {
      await data.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
