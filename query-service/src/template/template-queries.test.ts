import { simEnvView } from '@clearbench/contracts/sim-env/views';
import type { TemplateSummary } from '@clearbench/contracts/template/routes';
import { templateView } from '@clearbench/contracts/template/views';
import { defaultProfile } from '@clearbench/contracts/user/profile-settings';
import { servedEndpoints } from '@clearbench/event-sourcing/testing/served-endpoints.fixture';
import { memoryContentStore } from '@clearbench/stores/content-store/memory';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { type ReadModels, uncachedReadModels } from '@clearbench/stores/read-models';
import { builtInTemplates } from '@clearbench/template-engine/built-in/built-in-templates';
import { templateQueries } from './template-queries.ts';

const clearing = { bic: 'ZYCSDEF0XXX', systemCode: 'XYZ' };
const tester = () => ({
  isAdmin: false,
  user: { environmentIds: ['sct', 'inst'], settings: { ...defaultProfile, bic: 'ZYDODEF0' } },
});

const stocked = async (): Promise<ReadModels> => {
  const documents = memoryDocumentStore();
  await documents.prepare(simEnvView.name, simEnvView.shape);
  await documents.prepare(templateView.name, templateView.shape);
  const environments = ['sct', 'inst', 'foreign'].map((id, at) => ({
    id,
    position: at + 1,
    document: { environmentId: id, environmentToken: id, scheme: id, clearing },
  }));
  await documents.apply(simEnvView.name, environments);
  const templates = builtInTemplates.map(({ templateName, content }, at) => ({
    id: templateName,
    position: at + 4,
    document: { templateName, ...content },
  }));
  await documents.apply(templateView.name, templates);
  return uncachedReadModels(documents);
};

describe('listed templates', () => {
  const { call } = servedEndpoints(
    async () => templateQueries({ views: await stocked(), contents: memoryContentStore() }),
    tester,
  );

  const ask = <Reply>(path: string) => call<Reply>('GET', `/api/${path}`);
  const listed = (token: string) => ask<TemplateSummary[]>(`templates/?environmentToken=${token}`);

  it.each(['sct', 'inst'] as const)('are those of the scheme: %s', async (scheme) => {
    const names = (await listed(scheme)).map(({ templateName }) => templateName);
    const expected = builtInTemplates.filter(({ content }) => content.scheme === scheme);
    expect(names.toSorted()).toEqual(expected.map(({ templateName }) => templateName).toSorted());
  });

  it('are ordered by group and title', async () => {
    const headings = (await listed('sct')).map(({ group, title }) => `${group}: ${title}`);
    expect(headings).toEqual(headings.toSorted((one, other) => one.localeCompare(other, 'en')));
    expect(headings.length).toBeGreaterThanOrEqual(10);
  });

  it('have their rulebook versions', async () => {
    const versions = (await listed('sct')).map(({ templateName, formatSummary }) => [templateName, formatSummary]);
    expect(versions).toContainEqual(['sct-2021', { messageType: 'pacs.008.001.02', rulebookVersion: ['2021'] }]);
    expect(versions).toContainEqual([
      'sct-recall',
      { messageType: 'camt.056.001.08', rulebookVersion: ['2025', '2023'] },
    ]);
  });

  it('have keys for built-in texts', async () => {
    const typical = (await listed('sct')).find(({ templateName }) => templateName === 'sct-typical');
    expect(typical?.textKeys).toMatchObject({ 'Credit transfers': 'templateText.credit-transfers' });
    const { textKeys } = await ask<{ textKeys: Record<string, string> }>('template/sct-typical/layout');
    expect(textKeys).toMatchObject({ 'Amount (EUR)': 'templateText.amount-eur' });
  });

  it('are hidden with an environment of others', async () =>
    expect(await ask('templates/?environmentToken=foreign')).toMatchObject({ errorKey: 'simEnv.notFound' }));

  it('open with values for the user and the environment', async () => {
    const layout = await ask('template/sct-recall/layout?environmentToken=sct&rbVersion=2023');
    expect(layout).toMatchObject({
      templateKeyDto: { templateName: 'sct-recall' },
      sections: expect.arrayContaining([
        expect.objectContaining({
          name: 'header',
          fields: expect.arrayContaining([
            expect.objectContaining({ name: 'assigner', initial: 'ZYDODEF0' }),
            expect.objectContaining({ name: 'assignee', initial: 'ZYCSDEF0XXX' }),
          ]) as unknown,
        }),
      ]) as unknown,
    });
  });

  it.each([
    ['that do not exist', 'template/none/layout', 'template.notFound'],
    ['of another scheme', 'template/sct-recall/layout?environmentToken=inst', 'template.notInEnvironment'],
    [
      'for another rulebook version',
      'template/sct-recall/layout?environmentToken=sct&rbVersion=2021',
      'template.notInEnvironment',
    ],
  ])('refuse %s', async (_, path, errorKey) => expect(await ask(path)).toMatchObject({ status: 404, errorKey }));
});
