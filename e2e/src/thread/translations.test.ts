import { changeAppSettingsRoute, readAppSettingsRoute } from '@clearbench/contracts/settings/routes';
import {
  listLanguagesRoute,
  listTranslationsRoute,
  readTranslationsRoute,
  removeTranslationRoute,
  saveTranslationsRoute,
} from '@clearbench/contracts/translation/routes';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';

describe('the texts of an installation', () => {
  const here = serving();
  let admin: BenchClient;
  beforeAll(async () => {
    admin = await benchClient(here.server.url, 'admin');
  });

  const save = (language: string, texts: Record<string, string>) =>
    admin.call(saveTranslationsRoute, {
      body: { language, texts: Object.entries(texts).map(([key, text]) => ({ key, text })) },
    });
  const textsIn = async (client: BenchClient, lang: string) =>
    (await client.call(readTranslationsRoute, { params: { lang } })).reply;

  it('are read by anybody, and are the same until somebody writes one', async () => {
    const address = `${here.server.url}/api/public/translations/json/de`;
    const first = await fetch(address);
    const known = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    expect(Object.keys((await first.json()) as object).length).toBeGreaterThan(1_000);
    expect((await fetch(address, { headers: known })).status).toBe(304);
    expect((await save('de', { 'layout.files': 'Nachrichten' })).status).toBe(200);
    expect((await textsIn(admin, 'de'))['layout.files']).toBe('Nachrichten');
    expect((await fetch(address, { headers: known })).status).toBe(200);
  });

  it('are the product’s own again when what was written is taken back', async () => {
    await admin.call(removeTranslationRoute, { body: { language: 'de', key: 'layout.files' } });
    expect((await textsIn(admin, 'de'))['layout.files']).toBe('Dateien');
  });

  it('are all refused for one that is wrong, which is named', async () => {
    const { status, reply } = await save('de', { 'layout.files': 'Zeug', 'layout.home': '{{produkt}}, zum Anfang' });
    expect([status, reply]).toEqual([
      400,
      expect.objectContaining({
        errorKey: 'translation.badPlaceholders',
        params: { key: 'layout.home', missing: '–', extra: 'produkt' },
      }),
    ]);
    expect((await textsIn(admin, 'de'))['layout.files']).toBe('Dateien');
    expect((await save('de', { 'no.such.key': 'x' })).status).toBe(404);
    expect((await save('no language', { 'layout.files': 'x' })).reply).toMatchObject({
      errorKey: 'translation.badLanguage',
    });
  });

  it('come in a language that was added, English where nothing is translated', async () => {
    await save('IT', { 'layout.files': 'File' });
    const { languages } = (await admin.call(listLanguagesRoute, {})).reply;
    expect(languages).toEqual(['en', 'de', 'fr', 'it']);
    const texts = await textsIn(admin, 'it-CH');
    expect([texts['layout.files'], texts['layout.create']]).toEqual(['File', 'New file']);
    const { rows } = (await admin.call(listTranslationsRoute, {})).reply;
    expect(rows.find(({ key }) => key === 'layout.files')?.written).toEqual({ it: 'File' });
  });

  it('are written by administrators only', async () => {
    const body = { language: 'de', texts: [{ key: 'layout.files', text: 'Zeug' }] };
    expect((await here.tester.call(saveTranslationsRoute, { body })).status).toBe(403);
    expect((await here.tester.call(listTranslationsRoute, {})).status).toBe(403);
  });

  it('name the product as the settings do, in mails and pages alike', async () => {
    const { version, ...settings } = (await admin.call(readAppSettingsRoute, {})).reply;
    await admin.call(changeAppSettingsRoute, { body: { ...settings, productName: 'Bench of ours', basedOn: version } });
    const failed = await fetch(`${here.server.url}/auth/verify?token=nonsense`, {
      headers: { 'Accept-Language': 'fr' },
    });
    const page = await failed.text();
    expect(page).toContain('Ce lien ne fonctionne pas');
    expect(page).toContain('Bench of ours');
  });
});
