import { codeListView } from '@clearbench/contracts/code-list/views';
import { commandHandler } from '@clearbench/event-sourcing/command-handler';
import { administrator, servedEndpoints } from '@clearbench/event-sourcing/testing/served-endpoints.fixture';
import { builtInList } from '@clearbench/iso20022/code-sets/built-in-lists';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import { codeListEndpoints } from './code-list-endpoints.ts';

const house = { name: 'house_codes', title: 'Ours', codes: { A1: { texts: { en: 'One' } } } };
const content = (name: string, changes: object = {}) => ({ name, version: 1, ...builtInList(name), ...changes });
const without = (name: string, code: string) => {
  const { [code]: _, ...codes } = builtInList(name)?.codes ?? {};
  return codes;
};

/** The lists that administrators changed before. */
const found = [
  content('service_level', { title: 'Changed' }),
  content('charge_type', { codes: { ...builtInList('charge_type')?.codes, OURS: { texts: {} } } }),
  { ...house, name: 'part_of_charges', version: 1, subsetOf: 'charge_type', codes: { OURS: { texts: {} } } },
  { ...house, name: 'unused', version: 1 },
  content('return_reason', { codes: without('return_reason', 'FOCR') }),
  content('inst_return_reason', { codes: {} }),
];

describe('administration of code lists', () => {
  const served = servedEndpoints(async () => {
    const documents = memoryDocumentStore();
    await documents.prepare(codeListView.name, codeListView.shape);
    await documents.apply(
      codeListView.name,
      found.map((document, at) => ({ id: document.name, position: at + 1, document })),
    );
    const events = memoryEventStore();
    for (const { name, version: _, ...list } of found)
      await events.append(`codeList-${name}`, 0, [
        { type: 'CodeListChanged', data: { name, content: list }, metadata: {} } as never,
      ]);
    return codeListEndpoints({ handle: commandHandler({ events }), views: uncachedReadModels(documents) });
  }, administrator);

  let commandCount = 0;
  const call = (method: string, path = '', body?: object) => {
    commandCount += 1;
    return served.call(method, `/api/admin/codelist/${path}`, body, `command-${commandCount}`);
  };
  const save = (changes: object) => call('POST', '', { ...house, ...changes });

  it('adds lists once, and changes them on the basis of the newest version', async () => {
    expect(await save({})).toMatchObject({ name: 'house_codes', version: 1 });
    expect(await save({})).toMatchObject({ status: 422, errorKey: 'codeList.alreadyAdded' });
    expect(await save({ title: 'Other', basedOn: 1 })).toMatchObject({ version: 2 });
    expect(await save({ title: 'Late', basedOn: 1 })).toMatchObject({ status: 409, errorKey: 'codeList.stale' });
    expect(await save({ name: 'purpose' })).toMatchObject({ errorKey: 'codeList.alreadyAdded' });
    expect(await save({ name: 'nowhere', basedOn: 3 })).toMatchObject({ status: 404, errorKey: 'codeList.notFound' });
  });

  it.each([
    ['an invalid name', { name: '../purpose' }],
    ['no title', { title: '  ' }],
    ['an invalid code', { codes: { 'A B': { texts: {} } } }],
    ['a formula for a code', { codes: { '=1+1': { texts: {} } } }],
    ['a language there is not', { codes: { A1: { texts: { english: 'One' } } } }],
    ['a text that is too long', { codes: { A1: { texts: { en: 'x'.repeat(141) } } } }],
    ['a day written otherwise', { codes: { A1: { texts: {}, validFrom: '1.2.2026' } } }],
    ['codes without texts', { codes: { A1: {} } }],
    ['codes that are none', { codes: ['A1'] }],
    [
      'too many codes',
      { codes: Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [`C${at}`, { texts: {} }])) },
    ],
    ['a negative version', { basedOn: -1 }],
  ])('refuses %s', async (_, wrong) =>
    expect(await save({ name: 'bad_list', ...wrong })).toMatchObject({ status: 400, errorKey: 'request.invalid' }),
  );

  it.each([[{ validFrom: '2026-02-30' }], [{ validFrom: '2026-03-02', validTo: '2026-03-01' }]])(
    'refuses a code that is never valid: %j',
    async (period) =>
      expect(await save({ name: 'bad_list', codes: { A1: { texts: {}, ...period } } })).toMatchObject({
        status: 400,
        errorKey: 'codeList.badPeriod',
        params: { code: 'A1' },
      }),
  );

  it('refuses codes that the parent list lacks, and subsets of subsets', async () => {
    const part = (subsetOf: string, code: string) =>
      save({ name: 'bad_list', subsetOf, codes: { [code]: { texts: {} } } });
    expect(await part('purpose', 'ZZZZ')).toMatchObject({
      errorKey: 'codeList.notInParent',
      params: { list: 'purpose', code: 'ZZZZ' },
    });
    expect(await part('purpose', 'constructor')).toMatchObject({ errorKey: 'codeList.notInParent' });
    expect(await part('sct_return_reason', 'AC04')).toMatchObject({ errorKey: 'codeList.badParent' });
    expect(await part('nowhere', 'AC04')).toMatchObject({ errorKey: 'codeList.badParent' });
    expect(await part('bad_list', 'AC04')).toMatchObject({ errorKey: 'codeList.badParent' });
  });

  it('keeps the parent of built-in subsets', async () => {
    const moved = { name: 'sct_recall_reason', basedOn: 0, codes: {} };
    expect(await save(moved)).toMatchObject({ errorKey: 'codeList.badParent' });
    expect(await save({ ...moved, subsetOf: 'purpose' })).toMatchObject({ errorKey: 'codeList.badParent' });
    expect(await save({ ...moved, subsetOf: 'cancellation_reason' })).toMatchObject({ version: 1 });
  });

  it('keeps codes that subsets contain', async () => {
    const codes = without('status_reason', 'AB05');
    expect(await save({ name: 'status_reason', basedOn: 0, codes })).toMatchObject({
      status: 422,
      errorKey: 'codeList.codeInUse',
      params: { code: 'AB05', lists: 'inst_reject_reason' },
    });
    const unneeded = without('status_reason', 'TS01');
    expect(await save({ name: 'status_reason', basedOn: 0, codes: unneeded })).toMatchObject({ version: 1 });
  });

  it('deletes unused lists', async () => {
    expect(await call('DELETE', 'unused/')).toMatchObject({ position: expect.any(Number) });
    expect(await call('DELETE', 'nowhere/')).toMatchObject({ status: 404, errorKey: 'codeList.notFound' });
    expect(await call('DELETE', 'No.Name/')).toMatchObject({ status: 400, errorKey: 'request.invalid' });
    expect(await call('DELETE', 'document_type/')).toMatchObject({ status: 422, errorKey: 'codeList.builtIn' });
    expect(await call('DELETE', 'purpose/')).toMatchObject({ errorKey: 'codeList.inUse', params: { users: 'P-07' } });
    expect(await call('DELETE', 'cash_clearing_system/')).toMatchObject({ errorKey: 'codeList.builtIn' });
  });

  it('resets built-in lists, unless a subset would lose a code', async () => {
    expect(await call('DELETE', 'service_level/')).toMatchObject({ position: expect.any(Number) });
    expect(await call('DELETE', 'charge_type/')).toMatchObject({
      errorKey: 'codeList.codeInUse',
      params: { code: 'OURS', lists: 'part_of_charges' },
    });
    expect(await call('DELETE', 'inst_return_reason/')).toMatchObject({
      errorKey: 'codeList.notInParent',
      params: { list: 'return_reason', code: 'FOCR' },
    });
  });

  it('exports CSV', async () => {
    const answer = await served.send('GET', '/api/admin/codelist/sct_recall_reason/csv', undefined, {});
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain('sct_recall_reason.csv');
    expect(await answer.text()).toContain('Paiement en double');
    expect(await call('GET', 'nowhere/csv')).toMatchObject({ status: 404, errorKey: 'codeList.notFound' });
  });

  it('reads CSV without storing it', async () => {
    const read = (csv: string) => call('POST', 'csv', { csv });
    expect(await read('code,fr\nA1,un')).toMatchObject({ codes: { A1: { texts: { fr: 'un' } } } });
    expect(await read('meaning\nA1')).toMatchObject({ status: 400, errorKey: 'codeList.badCsv' });
    expect(await read(`code\n${'A\n'.repeat(1_000_000)}`)).toMatchObject({ status: 400, errorKey: 'request.invalid' });
    expect(await read(`code\n${'\n'.repeat(1_000_000)}A1`)).toMatchObject({ codes: { A1: { texts: {} } } });
  });
});
