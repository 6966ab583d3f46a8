import { readContentRoute, readFileRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import { upgradeFileRoute } from '@clearbench/contracts/file/upgrade-routes';
import { importTemplateRoute, listTemplatesRoute } from '@clearbench/contracts/template/routes';
import { serving } from '../client/serving.ts';

describe('the upgrade of a file to a newer rulebook', () => {
  const here = serving();

  const created = async (envToken: string, templateName: string) => {
    const body = { templateName, envToken, rbVersion: '2021', values: {} } as const;
    return (await here.tester.call(importTemplateRoute, { body })).reply.vipFileSummary;
  };
  const upgraded = (fileId: string, rbVersion: '2021' | '2023' | '2025', environmentToken?: string) =>
    here.tester.call(upgradeFileRoute, { params: { fileId }, body: { rbVersion, environmentToken } });
  const textOf = async (fileId: string) =>
    (await here.tester.call(readContentRoute, { params: { fileId }, query: {} })).reply;

  const rulesBroken = async (fileId: string) => {
    const { reply } = await here.tester.call(readFileRoute, { params: { fileId } });
    const errors = (reply.validationReport?.validationMessages ?? []).filter(({ severity }) => severity === 'Error');
    return new Set(errors.map(({ ruleId }) => ruleId));
  };

  it.each(['sct', 'core', 'b2b'])('causes no error in files of the templates of %s', async (environmentToken) => {
    const { reply: templates } = await here.tester.call(listTemplatesRoute, { query: { environmentToken } });
    const old = templates.filter(({ formatSummary: { rulebookVersion } }) => rulebookVersion.includes('2021'));
    expect(old.length).toBeGreaterThan(0);
    for (const { templateName } of old) {
      const before = await created(environmentToken, templateName);
      const { reply } = await upgraded(before.fileId, '2025');
      const after = reply.vipFileSummary;
      expect(after).toMatchObject({ rbVersion: '2025', direction: before.direction });
      expect(reply.changes[0]).toMatchObject({ kind: 'message', from: before.messageType, to: after.messageType });
      const known = await rulesBroken(before.fileId);
      // An address without a town is a finding of the upgrade.
      if (reply.findings.some(({ kind }) => kind === 'address')) known.add('A-05');
      const broken = await rulesBroken(after.fileId);
      expect({ templateName, broken: [...broken].filter((id) => !known.has(id)) }).toEqual({
        templateName,
        broken: [],
      });
    }
  });

  it('leaves the file as it is, and creates one copy for a repeated command', async () => {
    const before = await created('sct', 'sct-2021');
    const text = await textOf(before.fileId);
    const { reply } = await upgraded(before.fileId, '2023', 'sct-acceptance');
    expect(await textOf(before.fileId)).toBe(text);
    expect(reply.vipFileSummary).toMatchObject({ environmentToken: 'sct-acceptance', rbVersion: '2023' });
    expect(await textOf(reply.vipFileSummary.fileId)).toContain('pacs.008.001.08');
  });

  it('is refused for an older rulebook, an unknown one, other messages, and a text that is not well-formed', async () => {
    const file = await created('sct', 'sct-2021');
    expect((await upgraded(file.fileId, '2021')).reply).toMatchObject({
      errorKey: 'file.rulebookNotNewer',
      params: { from: '2021', to: '2021' },
    });
    expect((await upgraded(file.fileId, '2021', 'inst')).reply).toMatchObject({ errorKey: 'simEnv.versionUnknown' });
    expect((await upgraded(file.fileId, '2025', 'core')).reply).toMatchObject({ errorKey: 'file.notUpgradable' });
    expect((await upgraded('none', '2025')).status).toBe(404);
    const query = { environmentToken: 'sct', rbVersion: '2021', fileName: 'broken.xml' } as const;
    const broken = (await here.tester.call(uploadFileRoute, { query, body: '<Document>\n<a></b>' })).reply;
    expect((await upgraded(broken.vipFileSummary.fileId, '2025')).reply).toMatchObject({
      errorKey: 'file.notWellFormed',
      params: { line: 2 },
    });
  });
});
