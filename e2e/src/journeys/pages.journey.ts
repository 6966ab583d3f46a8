import { appearances } from './appearances.ts';
import { fileWith, openFile, textIsThere } from './editor-page.ts';
import { onStage, type TestBrowser } from './journey-context.ts';
import { isFineAtRest } from './page-checks.ts';

describe.each(appearances)('pages, $colorScheme, narrow: $narrow', (look) => {
  const stage = onStage();
  let visitor: TestBrowser;
  let fileId = '';
  beforeAll(async () => {
    fileId = await fileWith(
      stage.url,
      { amount: '10.11' },
      'a file with quite a long name, as people give them when they are in a hurry',
    );
    visitor = await stage.signedIn('tester', look);
  });

  it.each([
    ['the start', '/', 'SCT bench'],
    ['the file list', '/files/sct/2025', 'in a hurry'],
    ['an empty list', '/files/sct-closed/2025', 'No files yet'],
    ['the template chooser', '/files/sct/2025/create', 'Credit transfer, typical'],
    ['the form', '/files/sct/2025/create/sct-maximal', 'Message identification'],
    ['the profile', '/profile', 'BIC'],
    ['the questions', '/faq', 'How do I get a specific answer?'],
    ['a page that is not there', '/nothing/here', '404'],
  ])('%s is accessible', async (_, path, text) => {
    await visitor.page.goto(path);
    await visitor.page.getByText(text).first().waitFor();
    await isFineAtRest(visitor.page);
  });

  it('the editor is accessible on each of its tabs', async () => {
    await openFile(visitor.page, fileId);
    for (const tab of ['report', 'annotation', 'transfers', 'history']) {
      await visitor.page.goto(`/file/${fileId}?tab=${tab}`);
      if (!look.narrow) await textIsThere(visitor.page);
      await isFineAtRest(visitor.page);
    }
  });

  it('the sign-in is accessible', async () => {
    const { page, context } = await stage.visitor(look);
    await page.goto('/');
    await page.getByRole('button', { name: /Tessa Tester/ }).waitFor();
    await isFineAtRest(page);
    await context.close();
  });

  it('the start offers another attempt where the code of the pages cannot be loaded', async () => {
    const { page, context } = await stage.signedIn('tester', look);
    const code = /routed-pages-[^/]*\.js$/;
    await page.route(code, (route) => route.abort());
    await page.goto('/');
    await page.getByRole('heading', { name: 'The server is not responding' }).waitFor();
    await isFineAtRest(page);
    await page.unroute(code);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('SCT bench').first().waitFor();
    await context.close();
  });

  it('the console contains no errors', () => expect(visitor.pageErrors).toEqual([]));
});
