import type { CodeListDetails, CodeListOverview } from '@clearbench/contracts/code-list/routes';
import { codeListView } from '@clearbench/contracts/code-list/views';
import { templateView } from '@clearbench/contracts/template/views';
import { administrator, servedEndpoints } from '@clearbench/event-sourcing/testing/served-endpoints.fixture';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import { codeListQueries } from './code-list-queries.ts';

const codes = { SALA: { texts: { en: 'Salary' } } };
const lists = [
  { name: 'purpose', title: 'Purpose', codes, version: 3 },
  { name: 'wages', title: 'Wages', subsetOf: 'purpose', codes, version: 1 },
  { name: 'constructor', title: 'Odd', codes, version: 1 },
];
const template = {
  templateName: 'wages',
  title: 'Pay day',
  body: '<CxlRsnInf><Rsn><Cd>DUPL</Cd></Rsn></CxlRsnInf><Purp><Cd>SALA</Cd></Purp>',
  sections: [],
};

describe('code lists for administrators', () => {
  const served = servedEndpoints(async () => {
    const documents = memoryDocumentStore();
    for (const { name, shape } of [codeListView, templateView]) await documents.prepare(name, shape);
    await documents.apply(
      codeListView.name,
      lists.map((document, at) => ({ id: document.name, position: at + 1, document })),
    );
    await documents.apply(templateView.name, [{ id: 'wages', position: 4, document: template }]);
    return codeListQueries({ views: uncachedReadModels(documents) });
  }, administrator);

  const get = (path = '') => served.call('GET', `/api/admin/codelist/${path}`, undefined, 'the-read-command');
  const read = async (name: string) => (await get(`${name}/`)) as unknown as CodeListDetails;

  it('are the built-in and the added ones, by name, with their users', async () => {
    const all = (await get()) as unknown as readonly CodeListOverview[];
    const named = (name: string) => all.find((list) => list.name === name);
    expect(all.map(({ name }) => name)).toEqual(all.map(({ name }) => name).toSorted());
    expect(named('purpose')).toMatchObject({ builtIn: true, changed: true, version: 3, count: 1, rules: ['P-07'] });
    expect(named('wages')).toMatchObject({ builtIn: false, subsetOf: 'purpose', rules: [] });
    expect(named('sct_return_reason')).toMatchObject({ changed: false, version: 0, count: 19, rules: ['R-07'] });
  });

  it('have their users: rules, subsets with codes and rules, and templates', async () => {
    expect((await read('purpose')).usedBy).toEqual({
      rules: ['P-07'],
      subsets: [{ name: 'wages', title: 'Wages', builtIn: false, codes: ['SALA'], rules: [] }],
      templates: { SALA: ['Pay day'] },
    });
    const { rules, subsets, templates } = (await read('cancellation_reason')).usedBy;
    expect(rules).toEqual([]);
    expect(subsets.map(({ name }) => name)).toEqual([
      'inst_recall_reason',
      'sct_recall_reason',
      'sdd_cancellation_reason',
    ]);
    expect(subsets[1]).toMatchObject({ builtIn: true, rules: ['R-07'], codes: expect.arrayContaining(['DUPL']) });
    expect(templates).toEqual({ DUPL: ['Pay day'] });
  });

  it('have for a subset the templates that write its codes', async () =>
    expect((await read('sct_recall_reason')).usedBy).toMatchObject({
      rules: ['R-07'],
      subsets: [],
      templates: { DUPL: ['Pay day'] },
    }));

  it('may have a name like a property of every object', async () =>
    expect(await read('constructor')).toMatchObject({ title: 'Odd', usedBy: { rules: [], subsets: [] } }));

  it('are not found, or refused, for wrong names', async () => {
    expect(await get('nowhere/')).toMatchObject({ status: 404, errorKey: 'codeList.notFound' });
    expect(await get('No.Name/')).toMatchObject({ status: 400, errorKey: 'request.invalid' });
    expect(await get(`${'a'.repeat(61)}/`)).toMatchObject({ status: 400, errorKey: 'request.invalid' });
  });
});
