import { readContentRoute, readFileRoute, sendFileRoute } from '@clearbench/contracts/file/routes';
import { generateFileRoute } from '@clearbench/contracts/template/generate-routes';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import { serving } from '../client/serving.ts';
import { until } from '../client/until.ts';

describe('a file of many transactions', () => {
  const here = serving();

  const usual = { templateName: 'sct-typical', envToken: 'sct', rbVersion: '2025', transactions: 50 } as const;
  const generate = (changes: object) => here.tester.call(generateFileRoute, { body: { ...usual, ...changes } });
  const textOf = async (fileId: string) =>
    (await here.tester.call(readContentRoute, { params: { fileId }, query: {} })).reply;

  it('is stored and validated, with the planned errors at the named transactions', async () => {
    const errors = [
      { ruleId: 'P-11', share: 0.1 },
      { ruleId: 'I-08', count: 2 },
    ];
    const { reply } = await generate({ transactions: 200, errors, values: { fileName: 'load', fields: {}, seed: 4 } });
    const { fileId } = reply.vipFileSummary;
    expect(reply.vipFileSummary).toMatchObject({ fileName: 'load.xml', transactions: 200, direction: 'TS' });
    expect(reply.planned.map(({ ruleId, count }) => [ruleId, count])).toEqual([
      ['P-11', 20],
      ['I-08', 2],
    ]);
    const { validationReport } = (await here.tester.call(readFileRoute, { params: { fileId } })).reply;
    const found = (validationReport?.validationMessages ?? []).filter(({ severity }) => severity === 'Error');
    for (const { ruleId, transactions } of reply.planned) {
      const paths = found.filter((finding) => finding.ruleId === ruleId).map(({ path }) => path);
      expect(paths.map((path) => Number(/CdtTrfTxInf\[(\d+)\]/.exec(path)?.[1]))).toEqual(transactions);
    }
    expect(found).toHaveLength(22);
    expect((await textOf(fileId)).match(/<CdtTrfTxInf>/g)).toHaveLength(200);
  });

  it('has the same bytes for the same seed', async () => {
    const values = { fields: { messageId: 'MSG-1', createdAt: '2026-11-20T10:00:00Z' }, seed: 9 };
    const ids = async () => {
      const { reply } = await generate({ values, transactions: 5 });
      return (await textOf(reply.vipFileSummary.fileId)).match(/<IBAN>[^<]*/g);
    };
    expect(await ids()).toEqual(await ids());
  });

  it('is a file of bulks with successive settlement dates, which the clearing accepts', async () => {
    const { fileId } = (await generate({ transactions: 9, vary: { businessDays: 3 } })).reply.vipFileSummary;
    const { reply } = await here.tester.call(readFileRoute, { params: { fileId } });
    expect(reply.validationReport?.validationMessages.filter(({ severity }) => severity === 'Error')).toEqual([]);
    const dates = [...new Set(reply.content?.match(/(?<=<IntrBkSttlmDt>)[^<]*/g))];
    expect(dates).toHaveLength(3);
    expect(dates).toEqual(dates.toSorted());
    await here.tester.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
    const verdict = await until(async () => {
      const { items } = (await here.tester.call(listTransfersRoute, { query: { fileId } })).reply;
      return items[0]?.verdict;
    });
    expect(verdict).toMatchObject({ groupStatus: 'ACCP', counts: { transactions: 9, accepted: 9 } });
    expect(verdict.bulks).toHaveLength(3);
  });

  it.each([
    [{ vary: { businessDays: 1 } }, 400, 'request.invalid'],
    [{ vary: { businessDays: 40 } }, 422, 'file.datesNotAccepted'],
    [{ templateName: 'sct-recall', vary: { businessDays: 3 } }, 422, 'file.datesNotVariable'],
    [{ transactions: 0 }, 400, 'request.invalid'],
    [{ transactions: 100_001 }, 400, 'request.invalid'],
    [{ errors: [{ ruleId: 'G-02', count: 1 }] }, 422, 'file.ruleNotPerTransaction'],
    [{ errors: [{ ruleId: 'I-08', count: 51 }] }, 422, 'file.tooManyPlannedErrors'],
    [{ templateName: 'sct-claim-non-receipt' }, 422, 'file.notRepeatable'],
    [{ templateName: 'inst-credit-transfer', envToken: 'inst' }, 422, 'file.singleTransaction'],
    [{ templateName: 'none' }, 404, 'template.notFound'],
    [{ envToken: 'none' }, 404, 'simEnv.notFound'],
    [{ values: { fields: { x: '1' } } }, 400, 'template.valueUnknown'],
  ])('is refused with a reason: %j', async (changes, status, errorKey) =>
    expect(await generate(changes)).toMatchObject({ status, reply: { errorKey } }),
  );
});
