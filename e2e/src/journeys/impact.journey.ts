import { importTemplateRoute } from '@clearbench/contracts/template/routes';
import { benchClient } from '../client/bench-client.ts';
import { eventually } from '../client/eventually.ts';
import { appearances } from './appearances.ts';
import { onStage } from './journey-context.ts';
import { expectAccessible } from './page-checks.ts';

describe('the impact of another rulebook', () => {
  const stage = onStage();
  beforeAll(async () => {
    const client = await benchClient(stage.url, 'tester');
    const body = { templateName: 'sct-2021', envToken: 'sct', rbVersion: '2021', values: {} } as const;
    for (let count = 0; count < 3; count += 1) await client.call(importTemplateRoute, { body });
  });

  it.each(appearances)('is drawn by rule and exported ($colorScheme, narrow: $narrow)', async (look) => {
    const { page, context, pageErrors } = await stage.signedIn('tester', look);
    await page.goto('/files/sct/2021/check');
    await page.getByRole('link', { name: 'Impact of another rulebook or day' }).click();
    await page.getByRole('heading', { name: /^Impact on the files of SCT bench/ }).waitFor();
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByText('3 of 3 files would have new errors').waitFor();
    const rules = page.getByRole('list', { name: 'New errors by rule' });
    const bar = rules.getByRole('button', { name: /^T-10/ });
    await bar.getByText('3 files').waitFor();
    await expectAccessible(page);
    await bar.click();
    const files = page.getByRole('group', { name: 'Files that break T-10' });
    await eventually(async () => expect(await files.getByRole('link').count()).toBe(3));
    await expectAccessible(page);
    for (const form of ['CSV', 'JSON']) {
      await page.getByRole('button', { name: 'Export' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: form }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(`impact-sct-2025.${form.toLowerCase()}`);
    }
    await page.getByLabel('Upgrade each file first').check();
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByText('0 of 3 files would have new errors').waitFor();
    await page.getByLabel('Rulebook').selectOption('2021');
    await page.getByText('Select another rulebook or a day.').waitFor();
    expect(pageErrors).toEqual([]);
    await context.close();
  });
});
