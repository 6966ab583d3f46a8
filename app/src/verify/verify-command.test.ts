import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { quietLog } from '@clearbench/event-sourcing/log';
import { openData } from '@clearbench/hosting/open-data';
import { sampleEvent } from '@clearbench/stores/event-store/testing/event.fixture';
import { exportLog } from '../export-log.ts';
import { verifyCommand } from './verify-command.ts';

const secret = 'a secret that is only good for tests';

describe('npm run verify', () => {
  let folder = '';
  const inFolder = (name: string): string => join(folder, name);
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'clearbench-head-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const run = async (...parameters: string[]) => {
    const lines: string[] = [];
    const print = (text: string) => void lines.push(text);
    const env = { CLEARBENCH_DATA: inFolder('data'), CLEARBENCH_SECRET: secret, CLEARBENCH_LOG_LEVEL: 'silent' };
    const code = await verifyCommand(parameters, { out: print, err: print, env });
    return { code, out: lines.join('\n') };
  };
  const open = () =>
    openData({ dataFolder: inFolder('data'), secret, secretBefore: undefined, servers: undefined }, quietLog);
  const append = async (stream: string, ...ids: string[]) => {
    const data = await open();
    for (const [revision, id] of ids.entries())
      await data.events.append(stream, revision, [sampleEvent(id, { amount: 12.5 })]);
    await data.close();
  };
  const change = (sql: string) => {
    const database = new DatabaseSync(inFolder('data/events.db'));
    database.exec(sql);
    database.close();
  };
  const keys = () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    writeFileSync(inFolder('key.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
    writeFileSync(inFolder('public.pem'), publicKey.export({ type: 'spki', format: 'pem' }));
  };
  const head = async (...parameters: string[]): Promise<{ out: string; code: number }> => {
    const printed = await run('--head', ...parameters);
    writeFileSync(inFolder('head.json'), printed.out);
    return printed;
  };

  it('names the event with one changed byte, and skips the read models', async () => {
    await append('sample-1', 'a', 'b', 'c');
    expect(await run()).toMatchObject({
      code: 0,
      out: expect.stringContaining('right  hash chain of 3 events, head '),
    });
    change(`UPDATE event SET data = replace(data, '12.5', '92.5') WHERE position = 2`);
    const { code, out } = await run();
    expect(code).toBe(1);
    expect(out).toContain('WRONG  hash chain of 3 events');
    expect(out).toContain(
      '  sample-1 revision 2 (position 2, SomethingHappened, 2026-01-05T10:00:00.000Z) does not fit',
    );
    expect(out).toContain('not checked because of the faults above');
    expect(await head()).toMatchObject({ code: 1, out: expect.stringContaining('its head is not printed') });
  });

  it('prints the head while the product runs, and later detects events missing at the end', async () => {
    await append('sample-1', 'a', 'b');
    const data = await open();
    try {
      expect(await head()).toMatchObject({ code: 0 });
    } finally {
      await data.close();
    }
    await append('sample-2', 'c');
    expect(await run('--against', inFolder('head.json'))).toMatchObject({ code: 0 });
    await head();
    change('DELETE FROM event WHERE position = 3; UPDATE sqlite_sequence SET seq = 2');
    rmSync(inFolder('data/documents.db'), { force: true });
    expect(await run()).toMatchObject({ code: 0 });
    const { code, out } = await run('--against', inFolder('head.json'));
    expect(code).toBe(1);
    expect(out).toContain('the log ends at position 2, but its head was recorded at position 3: 1 events are missing');
  });

  it("signs the head, and refuses a changed one or another key's", async () => {
    await append('sample-1', 'a');
    keys();
    expect(await head('--key', inFolder('key.pem'))).toMatchObject({ code: 0 });
    const against = ['--against', inFolder('head.json'), '--key', inFolder('public.pem')];
    expect(await run(...against)).toMatchObject({ code: 0, out: expect.stringContaining('signed with the given key') });
    const recorded = JSON.parse(readFileSync(inFolder('head.json'), 'utf8')) as object;
    writeFileSync(inFolder('head.json'), JSON.stringify({ ...recorded, events: 2 }));
    expect(await run(...against)).toMatchObject({ code: 1, out: expect.stringContaining('was changed since') });
    writeFileSync(inFolder('head.json'), JSON.stringify({ ...recorded, signature: undefined }));
    expect(await run(...against)).toMatchObject({ code: 1, out: expect.stringContaining('carries no signature') });
    writeFileSync(inFolder('head.json'), JSON.stringify(recorded));
    keys();
    expect(await run(...against)).toMatchObject({ code: 1 });
    writeFileSync(inFolder('public.pem'), 'no key');
    expect(await run(...against)).toMatchObject({ code: 2, out: expect.stringContaining('is not an Ed25519 key') });
    writeFileSync(inFolder('head.json'), '{"format":"other"}');
    expect(await run('--against', inFolder('head.json'))).toMatchObject({ code: 2 });
  });

  it('checks an exported log, and detects a changed, a removed and a missing last line', async () => {
    await append('sample-1', 'a', 'b', 'c', 'd');
    await head();
    const file = inFolder('log.jsonl');
    await exportLog(inFolder('data'), file);
    const against = ['--export', file, '--against', inFolder('head.json')];
    expect(await run(...against)).toMatchObject({ code: 0, out: expect.stringContaining('hash chain of 4 events') });
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    const changes: [string, string[]][] = [
      ['sample-1 revision 2', lines.map((line, index) => (index === 1 ? line.replace('12.5', '12.6') : line))],
      ['sample-1 revision 3', lines.filter((_, index) => index !== 1)],
      ['1 events are missing at its end', lines.slice(0, -1)],
      ['cannot be read', [...lines, '{"id":']],
    ];
    for (const [fault, changed] of changes) {
      writeFileSync(file, `${changed.join('\n')}\n`);
      expect(await run(...against)).toMatchObject({ code: 1, out: expect.stringContaining(fault) });
    }
  });
});
