import { minimalMessage } from '@clearbench/xml/testing/minimal-message.fixture';
import { randomNumbers } from '../testing/random-numbers.fixture.ts';
import { type LanguagePort, languageClient } from './language-client.ts';
import { languageService } from './language-service.ts';
import { checkLocally } from './local-check.ts';
import { type Change, type Checked, longestChecked } from './protocol.ts';
import { sendText } from './send-text.ts';

const profile = { scheme: 'sct', rbVersion: '2025', now: '2025-10-15T09:00:00Z' } as const;
const text = minimalMessage();

/** A client whose service runs in the thread of the test, with a clock that the test sets. */
const bench = (load: (text: string) => Promise<unknown> | undefined = () => undefined) => {
  let receive: Parameters<LanguagePort['listen']>[0] = () => undefined;
  let due: (() => void) | undefined;
  let time = 0;
  const handle = languageService({
    respond: (message) => receive(message),
    now: () => time,
    load,
    later: (work) => {
      due = work;
      return () => {
        due = undefined;
      };
    },
  });
  const client = languageClient({
    post: (message) => handle(structuredClone(message)),
    listen: (listener) => {
      receive = listener;
    },
    end: () => undefined,
  });
  const found: (Checked | undefined)[] = [];
  client.onChecked((checked) => found.push(checked));
  const pause = (milliseconds = 250) => {
    time += milliseconds;
    due?.();
    due = undefined;
  };
  return { client, found, pause };
};
const inParts = (whole: string, random: () => number): string[] => {
  const parts: string[] = [];
  for (let at = 0; at < whole.length; ) {
    const length = 1 + Math.floor(random() * 300);
    parts.push(whole.slice(at, at + length));
    at += length;
  }
  return parts;
};
const randomChange = (whole: string, random: () => number) => ({
  from: Math.floor(random() * whole.length),
  removed: random() < 0.5 ? 0 : Math.floor(random() * 4),
  text: ['', 'X', '1', '<', '/>', ' ', 'ä'][Math.floor(random() * 7)] ?? '',
});
const rulesOf = (checked: Checked | undefined) =>
  checked?.messages.map(({ ruleId, line }) => `${ruleId} ${line}`) ?? [];

describe('the language services', () => {
  it('answer requests about the edited text', async () => {
    const { client } = bench();
    client.setText(text, '');
    client.setTerms({ profile, language: 'en', mayCheck: true, showsAll: false });
    const at = text.indexOf('<ChrgBr>');
    client.edit([{ from: at, removed: 0, text: '<' }], '');
    expect(await client.ask('choices', { offset: at + 1 })).toEqual([]);
    client.edit([{ from: at, removed: 1, text: '' }], '');
    const debtor = text.indexOf('<Dbtr>');
    const choices = await client.ask('choices', { offset: debtor });
    expect(choices?.map(({ label }) => label)).toContain('UltmtDbtr');
    expect((await client.ask('crumbs', { offset: at + 2 }))?.at(-1)?.tag).toBe('ChrgBr');
    expect(await client.ask('path', { path: 'CdtTrfTxInf/ChrgBr' })).toMatchObject({ offset: at, isWhole: true });
    expect(await client.ask('tags', { offset: at + 2 })).toHaveLength(2);
    expect((await client.ask('folds', {}))?.length).toBeGreaterThan(3);
  });

  it('suggest what only ISO 20022 allows if the user wants it', async () => {
    const { client } = bench();
    const at = text.indexOf('<ChrgBr>');
    client.setText(`${text.slice(0, at)}<${text.slice(at)}`, '');
    const offers = async (showsAll: boolean) => {
      client.setTerms({ profile, language: 'en', mayCheck: false, showsAll });
      return (await client.ask('choices', { offset: at + 1 }))?.map(({ label }) => label);
    };
    expect(await offers(false)).not.toContain('SttlmPrty');
    expect(await offers(true)).toContain('SttlmPrty');
    expect(await client.ask('subset', {})).toEqual({ scheme: 'SCT', rulebook: '2025' });
  });

  it('say nothing about the schema before the environment is known', async () => {
    const { client, found, pause } = bench();
    client.setText(text, '');
    pause();
    expect(await client.ask('choices', { offset: text.indexOf('<ChrgBr>') })).toEqual([]);
    expect(found).toEqual([]);
  });

  it.each([
    ['validate a text once its message is loaded', () => Promise.resolve(), true],
    ['leave the validation to the server if its message cannot be loaded', () => Promise.reject(new Error()), false],
  ])('%s', async (_, loading, isChecked) => {
    let calls = 0;
    const { client, found, pause } = bench(() => (calls++ === 0 ? loading() : undefined));
    client.setTerms({ profile, language: 'en', mayCheck: true, showsAll: false });
    client.setText(text, '');
    pause();
    expect(found).toEqual([]);
    await new Promise(setImmediate);
    expect(found.map((checked) => checked !== undefined)).toEqual([isChecked]);
  });

  it('validate only the last edit, in a pause', () => {
    const { client, found, pause } = bench();
    client.setTerms({ profile, language: 'en', mayCheck: true, showsAll: false });
    client.setText(text, '');
    pause();
    const before = rulesOf(found[0]);
    const at = text.indexOf('SLEV');
    client.edit([{ from: at, removed: 4, text: 'SL' }], '');
    client.edit([{ from: at + 2, removed: 0, text: 'AV' }], '');
    pause();
    expect(found).toHaveLength(2);
    expect(
      rulesOf(found[1])
        .filter((one) => !before.includes(one))
        .toSorted(),
    ).toEqual(['P-11 16', 'T-03 16']);
    expect(found[1]?.silent).toContain('G-01');
  });

  it('find in parts and edits what a validation of the whole text finds', async () => {
    const { client, found, pause } = bench();
    client.setTerms({ profile, language: 'en', mayCheck: true, showsAll: false });
    const random = randomNumbers();
    const parts = inParts(text, random);
    const sending = sendText(client, { createSnapshot: () => ({ read: () => parts.shift() ?? null }) }, '');
    let now = text;
    const edit = (change: Change): Change => {
      const { from, removed, text: inserted } = change;
      const undo = { from, removed: inserted.length, text: now.slice(from, from + removed) };
      now = now.slice(0, from) + inserted + now.slice(from + removed);
      sending.whenSent(() => client.edit([change], ''));
      return undo;
    };
    edit(randomChange(now, random));
    await new Promise<void>((resolve) => sending.whenSent(resolve));
    for (let turn = 0; turn < 150; turn += 1) {
      const undo = edit(randomChange(now, random));
      pause();
      expect(found.at(-1)).toEqual(checkLocally([new TextEncoder().encode(now)], profile));
      // Most changes are undone, because a text with many mistakes is only read up to the first severe one.
      if (random() < 0.95) edit(undo);
    }
    expect(new Set(found.map((checked) => rulesOf(checked).join())).size).toBeGreaterThan(20);
  });

  it('count the byte order mark that is kept beside the text', () => {
    const { client, found, pause } = bench();
    client.setTerms({ profile, language: 'en', mayCheck: true, showsAll: false });
    client.setText(text, '\ufeff');
    pause();
    expect(rulesOf(found[0])).toContain('T-01 1');
  });

  it('leave long texts to the server, and every text if the plan requires it', () => {
    const { client, found, pause } = bench();
    client.setTerms({ profile, language: 'en', mayCheck: false, showsAll: false });
    client.setText(text, '');
    pause();
    expect(found).toEqual([]);
    client.setTerms({ profile, language: 'en', mayCheck: true, showsAll: false });
    client.setText(text + ' '.repeat(longestChecked), '');
    pause();
    expect(found).toEqual([undefined]);
  });
});
