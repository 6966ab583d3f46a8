import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planDecider } from '@clearbench/command-service/plan/plan-decider';
import { planStream } from '@clearbench/command-service/plan/plan-stream';
import { planView } from '@clearbench/contracts/plan/views';
import { commandHandler } from '@clearbench/event-sourcing/command-handler';
import { contentReferences, hashesIn } from '@clearbench/event-sourcing/contents/content-references';
import { quietLog } from '@clearbench/event-sourcing/log';
import { openData } from '@clearbench/hosting/open-data';
import { everyProjection } from '@clearbench/projections/slices';
import { memoryContentStore } from '@clearbench/stores/content-store/memory';
import { settingsFrom } from '../settings.ts';
import { checkContents } from './check-contents.ts';
import { checkLog } from './check-log.ts';
import { checkReadModels } from './check-read-models.ts';

const eventMetadata = {
  at: '2026-11-20T08:00:00.000Z',
  actor: 'a',
  commandId: 'c',
  correlationId: 'c',
  causationId: 'c',
};
const event = (position: number, stream: string, revision: number, data: unknown = {}) => ({
  ...{ position, stream, revision, data, metadata: eventMetadata },
  ...{ id: String(position), type: 'Happened', schema: 1 },
});
/** A log as it could result from a damaged file. */
const logOf = (...events: ReturnType<typeof event>[]) => ({
  readAll: async (after: number, limit: number) =>
    events.slice(events.findLastIndex(({ position }) => position === after) + 1).slice(0, limit),
});

async function* oneContent(text: string) {
  yield Buffer.from(text);
}

describe('verification', () => {
  it('finds gaps and repetitions in a log', async () => {
    const right = logOf(event(1, 'a', 1), event(3, 'b', 1), event(4, 'a', 2));
    expect(await checkLog(right)).toMatchObject({ events: 3, streams: 2, faults: [] });
    const wrong = logOf(event(1, 'a', 1), event(2, 'a', 3), event(3, 'b', 2));
    expect((await checkLog(wrong)).faults).toEqual([
      'a has revision 3 where 2 is due (position 2)',
      'b has revision 2 where 1 is due (position 3)',
    ]);
  });

  it('finds the unreadable event, and checks the events before it', async () => {
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

  it('finds the contents of events at any depth', async () => {
    const [one, other] = ['a'.repeat(64), 'b'.repeat(64)];
    expect(
      hashesIn({ sha256: one, report: [{ reportSha256: other }], note: one, sha256s: 3, builtInSha256: one }),
    ).toEqual([one, other]);
  });

  it('finds missing and changed contents', async () => {
    const store = memoryContentStore();
    const { sha256 } = await store.put(Buffer.from('<Document/>'));
    const missing = '0'.repeat(64);
    expect(await checkContents(store, [sha256])).toEqual([]);
    expect(await checkContents(store, [sha256, missing])).toEqual([`content ${missing} is missing`]);
    const changed = { read: () => store.read(sha256) };
    expect(await checkContents(changed, [missing])).toEqual([`content ${missing} was changed`]);
  });

  it('reports a missing content unless its removal is recorded and no later event refers to it', async () => {
    const store = memoryContentStore();
    const [gone, later] = ['1'.repeat(64), '2'.repeat(64)];
    const removal = (position: number, revision: number) => ({
      ...event(position, 'content-removal', revision, {
        contents: [
          { hash: gone, references: 2 },
          { hash: later, references: 1 },
        ],
      }),
      type: 'ContentsRemoved',
    });
    const named = [event(1, 'a', 1, { sha256: gone }), event(2, 'a', 2, { a: [{ sha256: gone }, { sha256: gone }] })];
    const log = [...named, event(3, 'b', 1, { sha256: later })];
    const faultsOf = async (...events: typeof log) => {
      const { contents, removedContents } = await checkLog(logOf(...events));
      return checkContents(store, contents, removedContents);
    };
    expect(await faultsOf(...log)).toHaveLength(2);
    expect(await faultsOf(...log, removal(4, 1))).toEqual([]);
    const named2 = event(5, 'c', 1, { sha256: later });
    expect(await faultsOf(...log, removal(4, 1), named2)).toEqual([`content ${later} is missing`]);
    // An event that was appended while the removal was decided.
    expect(await faultsOf(...log, { ...named2, position: 4 }, removal(5, 1))).toEqual([`content ${later} is missing`]);
    const changed = { read: () => oneContent('other') };
    expect(await checkContents(changed, [], [gone])).toEqual([`content ${gone} was changed`]);
  });

  it('counts each event once for each of its contents', () => {
    const references = contentReferences();
    const hash = 'c'.repeat(64);
    references.note({ type: 'A', data: { sha256: hash, again: { reportSha256: hash } } });
    expect([...references.needed()]).toEqual([hash]);
    references.note({ type: 'ContentsRemoved', data: { contents: [{ hash, references: 1 }] } });
    expect([[...references.needed()], [...references.removed()]]).toEqual([[], [hash]]);
  });

  it('finds documents that differ from a replay', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'clearbench-verify-'));
    const data = await openData(settingsFrom({ CLEARBENCH_DATA: folder }), quietLog);
    try {
      const terms = { planName: 'Full', planDescription: '', canCreate: true, canValidate: true, canEdit: true };
      const offered = { planId: 'full', terms: { ...terms, showPlanInfo: false, maxEnvs: 3, planSimEnvs: [] } };
      const metadata = { commandId: 'offer-plan', actor: 'admin', correlationId: 'c' };
      await commandHandler({ events: data.events })(
        planDecider,
        planStream('full'),
        { type: 'OfferPlan', at: eventMetadata.at, data: offered } as Parameters<typeof planDecider.decide>[0],
        metadata,
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
