import { checkImpactRoute, largestImpactFile } from '@clearbench/contracts/file/impact-routes';
import { sendFileRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import type { BodyOf } from '@clearbench/contracts/route';
import { importTemplateRoute } from '@clearbench/contracts/template/routes';
import { serving } from '../client/serving.ts';
import { samplePayment } from '../kill/sample-payment.ts';

type Body = Partial<BodyOf<typeof checkImpactRoute>>;

describe('the impact of another rulebook or day', () => {
  const here = serving();

  const impact = async (body: Body) =>
    (
      await here.tester.call(checkImpactRoute, {
        body: { environmentToken: 'sct', limit: 20, upgraded: false, ...body },
      })
    ).reply;
  const upload = async (fileName: string, body: string, rbVersion: '2021' | '2025') => {
    const query = { environmentToken: 'sct', rbVersion, fileName };
    return (await here.tester.call(uploadFileRoute, { query, body })).reply.vipFileSummary.fileId;
  };
  const imported = async (rbVersion: '2021' | '2025') => {
    const templateName = rbVersion === '2021' ? 'sct-2021' : 'sct-typical';
    const body = { templateName, envToken: 'sct', rbVersion, values: {} };
    return (await here.tester.call(importTemplateRoute, { body })).reply.vipFileSummary;
  };

  it('names the files that would have new errors, and the rules', async () => {
    const older = await imported('2021');
    const newer = await imported('2025');
    const { items, total, next } = await impact({ toRulebook: '2025' });
    expect({ total, next }).toEqual({ total: 2, next: undefined });
    const of = (fileId: string) => items.find((item) => item.fileId === fileId);
    expect(of(newer.fileId)).toMatchObject({ result: 'unchanged', rules: [], hasErrors: false });
    expect(of(older.fileId)).toMatchObject({ result: 'breaks', rbVersion: '2021', hasErrors: false });
    expect(of(older.fileId)?.rules.map(({ ruleId }) => ruleId)).toContain('T-10');
    expect((await impact({ rbVersion: '2025', toRulebook: '2025' })).items).toHaveLength(1);
    const upgraded = await impact({ rbVersion: '2021', toRulebook: '2025', upgraded: true });
    expect(upgraded.items.map(({ fileId, rules }) => [fileId, rules.map(({ ruleId }) => ruleId)])).toEqual([
      [older.fileId, []],
    ]);
  });

  it('compares another day with now, under the same rulebook', async () => {
    const { items } = await impact({ rbVersion: '2025', day: '2031-03-03' });
    expect(items).toEqual([expect.objectContaining({ result: 'breaks', rbVersion: '2025' })]);
    for (const { ruleId } of items[0]?.rules ?? []) expect(ruleId).toMatch(/^[PGSDI]-/);
    const now = await impact({ rbVersion: '2025' });
    expect(now.items.map(({ result }) => result)).toEqual(['unchanged']);
  });

  it('reads pages, without answers of the clearing and without large texts', async () => {
    const fileId = await upload('sent.xml', samplePayment('IMPACT', '1.00'), '2025');
    await here.tester.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
    const large = samplePayment('LARGE', '2.00').replace('<Document', `${' '.repeat(largestImpactFile)}<Document`);
    const largeId = await upload('large.xml', large, '2025');
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const { items, next } = await impact({ toRulebook: '2023', limit: 1, ...(after === undefined ? {} : { after }) });
      seen.push(...items.map((item) => `${item.fileId === largeId ? 'large' : item.fileName} ${item.result}`));
      after = next;
    } while (after !== undefined);
    expect(seen).toHaveLength(4);
    expect(seen).toContain('large tooLarge');
    expect(seen.filter((line) => line.startsWith('CVF'))).toEqual([]);
  });

  it('rejects what it does not know', async () => {
    expect(await impact({ environmentToken: 'nowhere' })).toMatchObject({ errorKey: 'simEnv.notFound' });
    expect(await impact({ after: 'x' })).toMatchObject({ errorKey: 'store.badCursor' });
    expect(await impact({ limit: 21 })).toMatchObject({ status: 400 });
    expect(await impact({ day: '2026-13-40' })).toMatchObject({ status: 400 });
  });
});
