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

describe('texts of an installation', () => {
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

  it('are public, and unchanged until an administrator writes one', async () => {
    const address = `${here.server.url}/api/public/translations/json/de`;
    const first = await fetch(address);
    const known = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    expect(Object.keys((await first.json()) as object).length).toBeGreaterThan(1_000);
    expect((await fetch(address, { headers: known })).status).toBe(304);
    expect((await save('de', { 'layout.files': 'Nachrichten' })).status).toBe(200);
    expect((await textsIn(admin, 'de'))['layout.files']).toBe('Nachrichten');
    expect((await fetch(address, { headers: known })).status).toBe(200);
  });

  it('are reset when the written text is removed', async () => {
    await admin.call(removeTranslationRoute, { body: { language: 'de', key: 'layout.files' } });
    expect((await textsIn(admin, 'de'))['layout.files']).toBe('Dateien');
  });

  it('are all refused where one is invalid, which is named', async () => {
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

  it('exist in an added language, with English for missing ones', async () => {
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

  it("contain the product's name from the settings, in mails and pages", async () => {
    const { version, ...settings } = (await admin.call(readAppSettingsRoute, {})).reply;
    await admin.call(changeAppSettingsRoute, {
      body: { ...settings, productName: 'Bench of ours', basedOn: version },
    });
    const failed = await fetch(`${here.server.url}/auth/verify?token=nonsense`, {
      headers: { 'Accept-Language': 'fr' },
    });
    const page = await failed.text();
    expect(page).toContain('Ce lien ne fonctionne pas');
    expect(page).toContain('Bench of ours');
  });
});
