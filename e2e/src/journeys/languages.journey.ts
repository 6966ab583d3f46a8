import { changeProfileRoute, readProfileRoute } from '@clearbench/contracts/user/routes';
import type { Page } from 'playwright-core';
import { benchClient } from '../client/bench-client.ts';
import { eventually } from '../client/eventually.ts';
import { fileWith, openFile } from './editor-page.ts';
import type { TestBrowser } from './journey-context.ts';
import { onMailStage } from './mail-journey-context.ts';
import { pageNavigation } from './page-navigation.ts';
import { untranslatedIn } from './untranslated.ts';

const userPages = [
  '/',
  '/files/sct/2025',
  '/files/sct/2025?search=nothing-is-called-so',
  '/files/sct-closed/2025',
  '/files/sct/2025/removed',
  '/files/sct/2025/check',
  '/files/sct/2025/runs',
  '/files/sct/2025/create',
  '/files/sct/2025/create/sct-maximal',
  '/profile',
  '/faq',
  '/explain',
  '/explain/rules/T-04',
  '/explain/codes/sct_return_reason',
  '/explain/codes/return_reason/AC04',
  '/public/contact',
  '/404',
];
const editorTabs = ['report', 'annotation', 'transfers', 'history'];
const adminPages = [
  '/admin/usermanagement?category=all',
  '/admin/usermanagement/invite',
  '/admin/plan',
  '/admin/plan/create',
  '/admin/templates',
  '/admin/templates/core-maximal/edit',
  '/admin/templates/built-in',
  '/admin/setup',
  '/admin/formats/formats?scheme=core',
  '/admin/formats/formats/sct-2025-pacs.008.001.08/edit',
  '/admin/formats/codelists',
  '/admin/formats/codelists/purpose',
  '/admin/formats/envelopes',
  '/admin/formats/envelopes/neutral',
  '/admin/formats/calendars',
  '/admin/formats/calendars/TARGET',
  '/admin/simenv',
  '/admin/simenv/sct-bench/edit',
  '/admin/simenv/sct-bench/edit?tab=rules',
  '/admin/simenv/sct-bench/edit?tab=channels',
  '/admin/whitelabel/appearance',
  '/admin/whitelabel/assets',
  '/admin/settings',
  '/admin/statistics/timeline',
  '/admin/metrics',
];

/** Names in the demo data and of streams that are also words of the interface. */
const data: ReadonlySet<string> = new Set([
  'SEPA credit transfer',
  'Reader',
  'Message identification',
  'Remittance information',
  'template',
  'channel',
  'Purpose',
]);

describe('texts of pages', () => {
  const here = onMailStage();
  let fileId = '';
  beforeAll(async () => {
    fileId = await fileWith(here.stage.url, { amount: '10.00', endToEndId: '/wrong//id' }, 'sprache');
  });

  const signedIn = async (account: string, language: string): Promise<TestBrowser> => {
    const client = await benchClient(here.stage.url, account);
    const { reply } = await client.call(readProfileRoute, {});
    await client.call(changeProfileRoute, { body: { ...reply, language } });
    return here.stage.signedIn(account);
  };
  const walk = async (page: Page, language: string, paths: readonly string[]): Promise<string[]> => {
    const open = pageNavigation(page);
    const untranslated = untranslatedIn(language, data);
    const found: string[] = [];
    for (const path of paths) {
      await open(path);
      expect(new URL(page.url()).pathname).toBe(new URL(path, here.stage.url).pathname);
      await eventually(async () => expect(await page.locator('html').getAttribute('lang')).toBe(language));
      found.push(...(await untranslated(page)).map((text) => `${path}: ${text}`));
    }
    return found;
  };
  /** The pages are divided between two tabs of one browser profile. */
  const found = async (account: string, language: string, paths: readonly string[]): Promise<string[]> => {
    const { page, context } = await signedIn(account, language);
    const half = Math.ceil(paths.length / 2);
    const other = await context.newPage();
    const texts = await Promise.all([
      walk(page, language, paths.slice(0, half)),
      walk(other, language, paths.slice(half)),
    ]);
    await context.close();
    return texts.flat();
  };

  it.each(['de', 'fr'])('pages in %s contain no English text', async (language) => {
    const tabs = editorTabs.map((tab) => `/file/${fileId}?tab=${tab}`);
    const texts = await Promise.all([
      found('tester', language, [...userPages, ...tabs]),
      found('admin', language, adminPages),
    ]);
    expect(texts.flat()).toEqual([]);
  });

  it.each([
    ['de', ['Ausschneiden', 'Kopieren']],
    ['fr', ['Couper', 'Copier']],
  ])('the menu of the editor is in %s', async (language, actions) => {
    const { page, context, pageErrors } = await signedIn('tester', language);
    await openFile(page, fileId);
    await page.locator('.monaco-editor .view-line').first().click({ button: 'right' });
    for (const action of actions) await page.locator('.monaco-menu').getByText(action, { exact: true }).waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});
