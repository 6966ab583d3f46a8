import type { Page } from 'playwright-core';
import { seriousFindings } from './axe.ts';
import { fileWith, openFile, textIsThere } from './editor-page.ts';
import { onStage, type Visitor } from './stage.ts';

type Look = { readonly colorScheme: 'light' | 'dark'; readonly narrow: boolean };
const looks: Look[] = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [false, true].map((narrow) => ({ colorScheme, narrow })),
);

const overflow = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth') as Promise<number>;

describe.each(looks)('pages, $colorScheme, narrow: $narrow', (look) => {
  const stage = onStage();
  let visitor: Visitor;
  let fileId = '';
  beforeAll(async () => {
    fileId = await fileWith(
      stage.url,
      { amount: '10.11' },
      'a file with quite a long name, as people give them when they are in a hurry',
    );
    visitor = await stage.signedIn('tester', look);
  });

  const isFine = async (page: Page): Promise<void> => {
    await page.waitForLoadState('networkidle');
    expect(await seriousFindings(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  };

  it.each([
    ['the start', '/', 'SCT bench'],
    ['the file list', '/files/sct/2025', 'in a hurry'],
    ['an empty list', '/files/sct-closed/2025', 'No files here yet'],
    ['the template chooser', '/files/sct/2025/create', 'Credit transfer, typical'],
    ['the form', '/files/sct/2025/create/sct-maximal', 'Message identification'],
    ['the profile', '/profile', 'BIC'],
    ['the questions', '/faq', 'How do I ask for a certain answer?'],
    ['a page that is not there', '/nothing/here', '404'],
  ])('%s is fine', async (_, path, text) => {
    await visitor.page.goto(path);
    await visitor.page.getByText(text).first().waitFor();
    await isFine(visitor.page);
  });

  it('the editor is fine, on each of its tabs', async () => {
    await openFile(visitor.page, fileId);
    for (const tab of ['report', 'annotation', 'transfers', 'history']) {
      await visitor.page.goto(`/file/${fileId}?tab=${tab}`);
      if (!look.narrow) await textIsThere(visitor.page);
      await isFine(visitor.page);
    }
  });

  it('the sign-in is fine', async () => {
    const { page, context } = await stage.visitor(look);
    await page.goto('/');
    await page.getByRole('button', { name: /Tessa Tester/ }).waitFor();
    await isFine(page);
    await context.close();
  });

  it('nothing was complained about in the console', () => expect(visitor.complaints).toEqual([]));
});
