import { fileURLToPath } from 'node:url';
import { sendFileRoute } from '@clearbench/contracts/file/routes';
import { benchClient } from '../client/bench-client.ts';
import { fileWith, openFile } from '../journeys/editor-page.ts';
import { type JourneyContext, openStage, type TestBrowser } from '../journeys/journey-context.ts';

const folder = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url));

const send = async (url: string, fileId: string): Promise<void> => {
  const client = await benchClient(url, 'tester');
  await client.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
};

/** Sample data, so that the pictures show a product in use. */
const fill = async (stage: JourneyContext): Promise<string> => {
  const amounts = ['125.00', '99.11', '250.21', '17.31', '480.00', '12.61', '73.50', '8.12'];
  for (const [index, amount] of amounts.entries())
    await send(stage.url, await fileWith(stage.url, { amount }, `supplier run ${index + 1}`));
  return fileWith(stage.url, { amount: '1250.00', creditorIban: 'FR7630006000011234567890188' }, 'rent november');
};

const picture = async ({ page }: TestBrowser, name: string): Promise<void> => {
  await page.waitForTimeout(800);
  await page.screenshot({ path: `${folder}${name}.png` });
};

const takeAs = async (stage: JourneyContext, fileId: string, colorScheme: 'light' | 'dark'): Promise<void> => {
  const visitor = await stage.signedIn('tester', { colorScheme });
  await openFile(visitor.page, fileId);
  await picture(visitor, `editor-${colorScheme}`);
  await visitor.page.goto('/files/sct/2025');
  await visitor.page.getByText('rent november').first().waitFor();
  await picture(visitor, `files-${colorScheme}`);
  await visitor.context.close();
};

const stage = await openStage();
try {
  const fileId = await fill(stage);
  for (const colorScheme of ['light', 'dark'] as const) await takeAs(stage, fileId, colorScheme);
} finally {
  await stage.close();
}
