import type { NewEvent } from '@clearbench/contracts/event-envelope';
import { commandHandling } from '@clearbench/event-sourcing/command-handler';
import { contentReferences } from '@clearbench/event-sourcing/contents/content-references';
import { memoryContentStore } from '@clearbench/stores/content-store/memory';
import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import { everyEventOf } from './read-log.ts';
import { contentRemoval } from './remove-contents.ts';

const dayMs = 86_400_000;
const start = Date.parse('2026-01-05T10:00:00Z');
const day = (n: number): string => new Date(start + n * dayMs).toISOString();

/** An installation in memory, with a clock that is set in days. */
const installation = () => {
  const clock = { day: 0 };
  const events = memoryEventStore();
  const contents = memoryContentStore(() => start + clock.day * dayMs);
  const { handle } = commandHandling({ events });
  const revisions = new Map<string, number>();
  const append = async (stream: string, type: string, data: object): Promise<void> => {
    const revision = revisions.get(stream) ?? 0;
    const metadata = { at: day(clock.day), actor: 'a', commandId: crypto.randomUUID(), correlationId: 'c' };
    await events.append(stream, revision, [{ id: crypto.randomUUID(), type, schema: 1, data, metadata } as NewEvent]);
    revisions.set(stream, revision + 1);
  };
  const put = async (text: string): Promise<string> => (await contents.put(Buffer.from(text))).sha256;
  /** A file with its own content and report. */
  const create = async (fileId: string, text: string, environmentId = 'e1'): Promise<readonly string[]> => {
    const [sha256, reportSha256] = [await put(text), await put(`report of ${fileId}`)];
    await append(`file-${fileId}`, 'FileCreated', { fileId, environmentId, content: { sha256 } });
    await append(`file-${fileId}`, 'FileValidated', { fileId, result: { contentSha256: sha256, reportSha256 } });
    return [sha256, reportSha256];
  };
  const leave = (fileId: string, type = 'FileDeleted') =>
    append(`file-${fileId}`, type, { fileId, restorableUntil: day(clock.day + 7) });
  /** A new process that runs the removal once a day until a day. */
  const process = () => {
    const remove = contentRemoval({ handle, log: events, contents });
    return async (until: number) => {
      for (; clock.day <= until; clock.day += 1) await remove(day(clock.day));
      clock.day = until;
    };
  };
  const stored = async (hashes: readonly string[]) => Promise.all(hashes.map((hash) => contents.has(hash)));
  /** Contents that verification would report as missing. */
  const missing = async (): Promise<string[]> => {
    const references = contentReferences();
    for await (const event of everyEventOf(events)) references.note(event);
    const needed = [...references.needed()];
    const isKept = await stored(needed);
    return needed.filter((_, at) => !isKept[at]);
  };
  return { clock, events, contents, append, put, create, leave, process, kept: stored, missing };
};

describe('contents of removed files', () => {
  it.each(['SuiteRunDeleted', 'SuiteRunExpired'])('of a run of a suite are removed with it: %s', async (type) => {
    const { append, put, process, kept: stored, missing } = installation();
    const [textsSha256, planSha256, sha256] = [await put('texts'), await put('plan'), await put('a sent file')];
    const begin = async (runId: string): Promise<void> => {
      await append(`suiteRun-${runId}`, 'SuiteRunStarted', { runId, environmentId: 'e1', textsSha256, planSha256 });
    };
    await begin('one');
    await append('suiteRun-one', 'SuiteStepFinished', { runId: 'one', files: [{ hash: sha256, sha256 }] });
    // A repetition has the same texts.
    await begin('two');
    await append('suiteRun-one', type, { runId: 'one', environmentId: 'e1' });
    await process()(4);
    expect(await stored([textsSha256, planSha256, sha256])).toEqual([true, true, false]);
    expect(await missing()).toEqual([]);
  });

  it.each(['FileDeleted', 'FileExpired'])('are removed after the restore period: %s', async (type) => {
    const { create, leave, process, kept: stored, missing } = installation();
    const [gone, stays] = [await create('a', 'one'), await create('b', 'two')];
    await leave('a', type);
    const runUntil = process();
    await runUntil(8);
    expect(await stored(gone)).toEqual([true, true]);
    await runUntil(11);
    expect([await stored(gone), await stored(stays)]).toEqual([
      [false, false],
      [true, true],
    ]);
    expect(await missing()).toEqual([]);
  });

  it('are recorded in the log before their removal', async () => {
    const { create, leave, process, events, clock, kept: stored } = installation();
    const gone = await create('a', 'one');
    await leave('a');
    clock.day = 9;
    const recorded = async () => (await events.readStream('content-removal', 0, 10)).map(({ data }) => data);
    await process()(9);
    expect(await recorded()).toEqual([
      {
        contents: [
          { hash: gone[0], references: 2 },
          { hash: gone[1], references: 1 },
        ],
      },
    ]);
    expect(await stored(gone)).toEqual([true, true]);
  });

  it('stay while another file, transfer or event refers to them, and are removed with the last file', async () => {
    const { create, leave, process, append, kept: stored, clock } = installation();
    const [[shared = ''], [sent = '']] = [await create('a', 'same'), await create('c', 'sent')];
    await create('b', 'same');
    await append('transfer-1', 'TransferRequested', { transferId: '1', sha256: sent });
    await leave('a');
    await leave('c');
    const runUntil = process();
    await runUntil(20);
    expect(await stored([shared, sent])).toEqual([true, true]);
    await leave('b');
    await runUntil(clock.day + 12);
    expect(await stored([shared, sent])).toEqual([false, true]);
  });

  it('stay when the file is restored', async () => {
    const { create, leave, process, append, kept: stored, clock } = installation();
    const contents = await create('a', 'one');
    await leave('a');
    clock.day = 6;
    await append('file-a', 'FileRestored', { fileId: 'a' });
    await process()(30);
    expect(await stored(contents)).toEqual([true, true]);
  });

  it('of a deleted environment are removed after its restore period, and stay when it is restored', async () => {
    const { create, process, append, kept: stored, clock, missing } = installation();
    const [gone, restored] = [await create('a', 'one', 'e1'), await create('b', 'two', 'e2')];
    for (const environmentId of ['e1', 'e2'])
      await append(`simEnv-${environmentId}`, 'SimEnvClosed', { environmentId, restorableUntil: day(7) });
    clock.day = 3;
    await append('simEnv-e2', 'SimEnvRestored', { environmentId: 'e2' });
    await process()(20);
    expect([await stored(gone), await stored(restored)]).toEqual([
      [false, false],
      [true, true],
    ]);
    expect(await missing()).toEqual([]);
  });

  it('stay where a new file with the same content is created between record and removal', async () => {
    const { create, leave, process, kept: stored, clock, missing } = installation();
    const [hash = ''] = await create('a', 'one');
    await leave('a');
    const runUntil = process();
    await runUntil(9);
    await create('b', 'one');
    await runUntil(30);
    expect([await stored([hash]), await missing()]).toEqual([[true], []]);
    await leave('b');
    await runUntil(clock.day + 12);
    expect([await stored([hash]), await missing()]).toEqual([[false], []]);
  });

  it('stay where a running command has put them and its event is still missing', async () => {
    const { create, leave, process, put, append, kept: stored, clock, missing } = installation();
    const [hash = ''] = await create('a', 'one');
    await leave('a');
    await process()(9);
    clock.day = 11;
    await put('one');
    await process()(11);
    expect(await stored([hash])).toEqual([true]);
    await append('file-b', 'FileCreated', { fileId: 'b', environmentId: 'e1', content: { sha256: hash } });
    await process()(30);
    expect([await stored([hash]), await missing()]).toEqual([[true], []]);
  });

  it('can be stored again, and are removed again with the next file', async () => {
    const { create, leave, process, kept: stored, clock, missing } = installation();
    const [hash = ''] = await create('a', 'one');
    await leave('a');
    const runUntil = process();
    await runUntil(12);
    expect(await stored([hash])).toEqual([false]);
    await create('b', 'one');
    expect([await stored([hash]), await missing()]).toEqual([[true], []]);
    await leave('b');
    await runUntil(clock.day + 12);
    expect([await stored([hash]), await missing()]).toEqual([[false], []]);
  });

  it('are removed once, for any restarts between the steps', async () => {
    const { create, leave, process, kept: stored, clock, events, missing } = installation();
    const gone = await create('a', 'one');
    await leave('a');
    for (let n = 0; n <= 14; n += 1) {
      clock.day = n;
      await process()(n);
      await process()(n);
    }
    expect([await stored(gone), await missing()]).toEqual([[false, false], []]);
    expect(await events.readStream('content-removal', 0, 10)).toHaveLength(1);
  });

  it('that are missing without a record are still reported', async () => {
    const { create, contents, missing, clock } = installation();
    const [hash = ''] = await create('a', 'one');
    expect(await contents.remove(hash, start + (clock.day + 5) * dayMs)).toBe(true);
    expect(await missing()).toEqual([hash]);
  });
});
