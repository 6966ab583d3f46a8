import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { currentName } from '@clearbench/contracts/event-history';
import { everyEvent } from '@clearbench/contracts/every-event';
import { everyHistory } from '@clearbench/contracts/every-history';
import { type DueDocument, dueId } from '@clearbench/contracts/transfer/views';
import { openData } from '@clearbench/hosting/open-data';
import { openLog } from '@clearbench/stores/open-stores';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { resultsOfLog } from './results-of-log.ts';

/**
 * Logs that release 0.1.0 wrote, with their keys, and that release's results. The results are never recorded again: a
 * read model may gain fields, but the old values must stay.
 */
const recorded = join(import.meta.dirname, 'release-0.1.0');

type RecordedResult = {
  readonly readModels: Readonly<Record<string, unknown>>;
  readonly history: Readonly<Record<string, readonly { readonly type: string }[]>>;
};

/** Due actions under the ids of this release, which order answers by number. */
const withCurrentIds = (readModels: RecordedResult['readModels']): RecordedResult['readModels'] => {
  const due = Object.values((readModels.due ?? {}) as Readonly<Record<string, DueDocument>>);
  return { ...readModels, due: Object.fromEntries(due.map((action) => [dueId(action), action])) };
};

/** The recorded outcome with each event under its current name. */
const withCurrentNames = ({ readModels, history }: RecordedResult): RecordedResult => ({
  readModels: withCurrentIds(readModels),
  history: Object.fromEntries(
    Object.entries(history).map(([stream, entries]) => [
      stream,
      entries.map((entry) => ({ ...entry, type: currentName(everyHistory, entry.type) })),
    ]),
  ),
});

const currentTypes = new Set(Object.values(everyEvent).flatMap((events) => Object.keys(events)));

describe('logs of release 0.1.0', () => {
  const typesMet = new Set<string>();
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeAll(async () => {
    folder = await temporaryFolder();
    for (const name of await readdir(recorded)) {
      const { dataFolder } = await installed(name);
      const stored = openLog(dataFolder);
      for (const { type } of await stored.readAll(0, 100_000)) typesMet.add(type);
      await stored.close();
    }
  });
  afterAll(async () => folder.remove());

  const installed = async (name: string): Promise<{ dataFolder: string }> => {
    const [from, dataFolder] = [join(recorded, name), join(folder.path, name)];
    await mkdir(dataFolder);
    for (const file of ['events.db', 'keys.db'])
      await writeFile(join(dataFolder, file), gunzipSync(await readFile(join(from, `${file}.gz`))), { mode: 0o600 });
    await copyFile(join(from, 'secret'), join(dataFolder, 'session-secret'));
    return { dataFolder };
  };

  it.each([
    'administration',
    'claim',
    'direct-debits',
    'files-of-bulks',
    'identity',
    'invitations',
    'r-messages',
    'retention',
    'users',
  ])('give the same read models, statistics, history and audit: %s', async (name) => {
    const outcome = JSON.parse(gunzipSync(await readFile(join(recorded, name, 'outcome.json.gz'))).toString());
    const dataFolder = join(folder.path, name);
    const place = { dataFolder, secret: await readFile(join(dataFolder, 'session-secret'), 'utf8') };
    const faults: unknown[] = [];
    const note = (facts: unknown) => void faults.push(facts);
    const log = { error: note, warn: note };
    const data = await openData({ ...place, secretBefore: undefined, servers: undefined }, log);
    try {
      const found = await resultsOfLog(data.events);
      expect(faults).toEqual([]);
      expect(found).toMatchObject(withCurrentNames(outcome));
    } finally {
      await data.close();
    }
  });

  it('contain every renamed and every changed type', () => {
    // A type that was renamed and changed later is in these logs under its old name.
    const current = new Set([...typesMet].map((type) => currentName(everyHistory, type)));
    expect(Object.keys(everyHistory).filter((type) => !typesMet.has(type) && !current.has(type))).toEqual([]);
  });

  it('contain only known types', () => {
    expect([...typesMet].filter((type) => !currentTypes.has(currentName(everyHistory, type)))).toEqual([]);
    expect(typesMet.size).toBeGreaterThan(90);
  });

  it('are complete: each folder is read', async () => {
    expect((await readdir(recorded)).length).toBe(9);
  });
});

describe('the history of event types', () => {
  it('renames to current types, and from names that are not used any more', () => {
    const old = Object.entries(everyHistory).filter(([, { renamedTo }]) => renamedTo !== undefined);
    expect(old.filter(([type]) => currentTypes.has(type))).toEqual([]);
    expect(Object.keys(everyHistory).filter((type) => !currentTypes.has(currentName(everyHistory, type)))).toEqual([]);
  });
});
