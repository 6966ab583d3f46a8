import { exported, languageOfFile, planImport, readEntries } from './exchange.ts';
import { tableOf } from './table.ts';

const table = tableOf(
  ['en', 'de', 'pl'],
  [
    { key: 'hello', own: { en: 'Hello {{name}}', de: 'Hallo {{name}}' }, written: { de: 'Servus {{name}}' } },
    { key: 'n_few', own: {}, written: {} },
    { key: 'n_one', own: { en: '{{count}} file', de: '{{count}} Datei' }, written: {} },
    { key: 'n_other', own: { en: '{{count}} files', de: '{{count}} Dateien' }, written: {} },
    { key: 'title', own: { en: 'Files', de: 'Dateien' }, written: { pl: 'Pliki' } },
  ],
);

describe('exported texts', () => {
  it('are those of the language, empty if missing', () => {
    expect(JSON.parse(exported(table, 'de'))).toEqual({
      hello: 'Servus {{name}}',
      n_one: '{{count}} Datei',
      n_other: '{{count}} Dateien',
      title: 'Dateien',
    });
    expect(JSON.parse(exported(table, 'pl'))).toEqual({ hello: '', n_few: '', n_one: '', n_other: '', title: 'Pliki' });
  });

  it('change nothing when they are imported again', () => {
    const entries = readEntries(exported(table, 'pl')) ?? [];
    expect(planImport(table, 'pl', entries)).toEqual({ changes: [], faults: [], same: 1, empty: 4 });
  });
});

describe('imported texts', () => {
  it('are shown with their changes and errors', () => {
    const entries = readEntries(
      '{"hello":"Cześć {{imie}}","title":"Zbiory","n_few":"{{count}} pliki","nothing":"x","n_one":5,"__proto__":"y"}',
    );
    const plan = planImport(table, 'pl', entries ?? []);
    expect(plan.changes).toEqual([
      { key: 'title', before: 'Pliki', text: 'Zbiory' },
      { key: 'n_few', before: undefined, text: '{{count}} pliki' },
    ]);
    expect(plan.faults.map(({ errorKey, params: { key } }) => `${errorKey} ${key}`)).toEqual([
      'translation.badPlaceholders hello',
      'translation.unknownKey nothing',
      'notText n_one',
      'translation.unknownKey __proto__',
    ]);
  });

  it('report duplicate keys, and use none of them', () => {
    const entries = readEntries('{"title":"A","hello":"Cześć {{name}}","t\\u0069tle":"B","n_one":{"hello":"x"}}');
    const plan = planImport(table, 'pl', entries ?? []);
    expect(plan.changes.map(({ key }) => key)).toEqual(['hello']);
    expect(plan.faults).toEqual([
      { errorKey: 'translation.duplicateKey', params: { key: 'title' } },
      { errorKey: 'notText', params: { key: 'n_one' } },
    ]);
  });

  it('belong to the current key if their key is of an earlier release', () => {
    const row = { key: 'editor.unavailable.busy', own: { en: 'Please wait' }, written: {} };
    expect(planImport(tableOf(['en', 'pl'], [row]), 'pl', [['editor.hindrance.busy', 'Czekaj']]).changes).toEqual([
      { key: 'editor.unavailable.busy', before: undefined, text: 'Czekaj' },
    ]);
  });

  it.each(['', '[]', '"x"', 'null', '{"a":'])('%j is no file of texts', (file) =>
    expect(readEntries(file)).toBeUndefined(),
  );

  it('can start with a byte order mark', () => expect(readEntries('\uFEFF{"a":"b"}')).toEqual([['a', 'b']]));

  it.each([
    ['clearbench-de.json', 'de'],
    ['clearbench-de-AT (1).json', 'de-AT'],
    ['DE.JSON', 'de'],
    ['model.json', undefined],
  ])('%s names its language: %s', (name, language) =>
    expect(languageOfFile(name, ['en', 'de', 'de-AT'])).toBe(language),
  );
});
