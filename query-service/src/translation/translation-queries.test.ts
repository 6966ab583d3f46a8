import { type TranslationDocument, translationView } from '@clearbench/contracts/translation/views';
import { servedEndpoints } from '@clearbench/event-sourcing/testing/served-endpoints.fixture';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { readModels } from '@clearbench/stores/read-models';
import { translationQueries } from './translation-queries.ts';

const texts = {
  en: { title: 'Files', body: 'Here they are', n_one: '{{count}} file', n_other: '{{count}} files' },
  de: { title: 'Dateien', body: 'Hier sind sie', n_one: '{{count}} Datei', n_other: '{{count}} Dateien' },
};

describe('texts in a reply', () => {
  let position = 0;
  let reads = 0;
  const store = memoryDocumentStore();
  const documents: typeof store = {
    ...store,
    find: (...requested) => {
      reads += 1;
      return store.find(...requested);
    },
  };
  const write = async (language: string, written: TranslationDocument['texts']) => {
    position += 1;
    const document = { language, texts: written, version: position };
    await documents.apply(translationView.name, [{ id: language, position, document }]);
  };

  const { send } = servedEndpoints(async () => {
    await documents.prepare(translationView.name, translationView.shape);
    await write('de', { title: 'Nachrichten' });
    await write('de-AT', { body: 'Da sans' });
    await write('pl', { n_other: '{{count}} pliku' });
    const progress = { active: (name: string) => name, position: () => position, reached: async () => undefined };
    return translationQueries({ texts, views: readModels(documents, progress) });
  });

  const get = (path: string, headers: Record<string, string> = {}) => send('GET', `/api/${path}`, undefined, headers);
  const textsIn = async (language: string) =>
    (await (await get(`public/translations/json/${language}`)).json()) as Record<string, string>;

  it("are the built-in ones, overridden by administrators' texts", async () => {
    expect(await textsIn('en')).toEqual(texts.en);
    expect(await textsIn('de')).toEqual({ ...texts.de, title: 'Nachrichten' });
  });

  it('are those of the base language where a region has none', async () => {
    expect(await textsIn('de-AT')).toEqual({ ...texts.de, title: 'Nachrichten', body: 'Da sans' });
    expect(await textsIn('de-CH')).toEqual({ ...texts.de, title: 'Nachrichten' });
  });

  it('are English where a translation is missing, with every plural form of the language', async () =>
    expect(await textsIn('pl')).toEqual({
      ...texts.en,
      n_other: '{{count}} pliku',
      n_few: '{{count}} pliku',
      n_many: '{{count}} pliku',
    }));

  it.each(['it', 'xx-YY', '..%2Fetc', '__proto__', 'constructor'])(
    'are English for %s, which is not available',
    async (wanted) => {
      const response = await get(`public/translations/json/${wanted}`);
      expect(response.headers.get('Content-Language')).toBe('en');
      expect(await response.json()).toEqual(texts.en);
    },
  );

  it('are not sent again while unchanged, and are sent after a change', async () => {
    const first = await get('public/translations/json/de-AT');
    const etag = first.headers.get('ETag') ?? '';
    expect(first.headers.get('Cache-Control')).toBe('no-cache');
    const known = { 'If-None-Match': etag };
    expect((await get('public/translations/json/de-AT', known)).status).toBe(304);
    await write('fr', { title: 'Fichiers' });
    expect((await get('public/translations/json/de-AT', known)).status).toBe(304);
    await write('de', { title: 'Meldungen' });
    const after = await get('public/translations/json/de-AT', known);
    expect(await after.json()).toMatchObject({ title: 'Meldungen' });
    expect(after.headers.get('ETag')).not.toBe(etag);
  });

  it('exist in the built-in and the added languages', async () =>
    expect(await (await get('public/translations/languages')).json()).toMatchObject({
      languages: ['en', 'de', 'de-AT', 'fr', 'pl'],
    }));

  it('are listed for administrators with built-in text, own text, and plural forms', async () => {
    await write('de', { title: 'Meldungen', gone: 'nicht mehr' });
    const { rows } = (await (await get('admin/translations/')).json()) as { rows: { key: string }[] };
    const row = (key: string) => rows.find((one) => one.key === key);
    expect(row('title')).toEqual({
      key: 'title',
      own: { en: 'Files', de: 'Dateien' },
      written: { de: 'Meldungen', fr: 'Fichiers' },
    });
    expect(row('n_few')).toEqual({ key: 'n_few', own: {}, written: {} });
    expect(row('gone')).toEqual({ key: 'gone', own: {}, written: { de: 'nicht mehr' } });
  });

  it('are listed from a cache until a text changes, because the table is large', async () => {
    const list = async () => (await get('admin/translations/')).text();
    await write('it', { title: 'File' });
    const first = await list();
    const readBefore = reads;
    expect(await list()).toBe(first);
    expect(reads).toBe(readBefore);
    await write('it', { title: 'Documenti' });
    expect(await list()).toContain('Documenti');
  });
});
