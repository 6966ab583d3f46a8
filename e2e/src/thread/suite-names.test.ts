import { addFormatRoute } from '@clearbench/contracts/format/routes';
import { importSuiteRoute } from '@clearbench/contracts/suite/archive-routes';
import { readSuiteNamesRoute } from '@clearbench/contracts/suite/names-route';
import {
  changeSuiteRoute,
  checkSuiteFileRoute,
  createSuiteRoute,
  listSuitesRoute,
  readSuiteRoute,
} from '@clearbench/contracts/suite/routes';
import {
  deleteTemplateRoute,
  readTemplateRoute,
  saveTemplateRoute,
} from '@clearbench/contracts/template/administration-routes';
import { type BenchClient, benchClient, patient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { until } from '../client/until.ts';
import { storedArchive } from '../journeys/stored-archive.ts';

const environmentToken = 'sct';
const templateName = 'own-payment';
const text = `case: Own names
environment: sct
steps:
  - validate: { template: ${templateName} }
`;

describe('the names of the environment of a suite', () => {
  const here = serving();
  let admin: BenchClient;
  let params: { readonly suiteId: string };
  beforeAll(async () => {
    admin = patient(await benchClient(here.server.url, 'admin'));
    const { reply } = await here.tester.call(createSuiteRoute, { body: { environmentToken, title: 'Names' } });
    params = { suiteId: reply.suiteId };
  });

  const problems = async (): Promise<string[]> => {
    const body = { path: 'own.yaml', text };
    const { reply } = await here.tester.call(checkSuiteFileRoute, { params, body });
    return reply.problems.map(({ errorKey, line }) => `${line} ${errorKey}`);
  };
  const templates = async () =>
    (await here.tester.call(readSuiteNamesRoute, { params })).reply.templates.filter(
      ({ name }) => name === templateName,
    );
  const inDetails = async () => (await here.tester.call(readSuiteRoute, { params, query: {} })).reply.problemCount;

  it('are known while they exist: in the check, in the figures, in the overview and in the offered names', async () => {
    expect(await problems()).toEqual(['4 suite.unknownTemplate']);
    expect(await templates()).toEqual([]);
    const { reply: original } = await admin.call(readTemplateRoute, { params: { name: 'sct-typical' } });
    const { files: _, textKeys: __, templateName: ___, version: ____, ...content } = original;
    const own = { ...content, title: 'A payment of our own' };
    await admin.call(saveTemplateRoute, { body: { templateName, content: own } });
    await until(async () => (await problems()).length === 0 || undefined);
    expect(await templates()).toEqual([{ name: templateName, title: own.title }]);
    const change = { type: 'save', path: 'own.yaml', text, basedOn: 0 } as const;
    await here.tester.call(changeSuiteRoute, { params, body: change });
    expect(await inDetails()).toBe(0);
    const { reply } = await here.tester.call(listSuitesRoute, { query: { environmentToken } });
    expect(reply).toMatchObject([{ title: 'Names', cases: 2, problems: 0 }]);
    await admin.call(deleteTemplateRoute, { params: { name: templateName } });
    await until(async () => (await problems()).length === 1 || undefined);
    expect(await inDetails()).toBe(1);
  });

  it('are offered with rules, message types and fields of placeholders', async () => {
    const { reply } = await here.tester.call(readSuiteNamesRoute, { params });
    expect(reply.environments).toContainEqual({ name: 'sct', title: expect.any(String) });
    expect(reply.environments.map(({ name }) => name)).toEqual(['sct', 'inst', 'core', 'b2b']);
    expect(reply.rules).toContain('P-01');
    expect(reply.messages).toContain('pacs.002.001.10');
    expect(reply.messageFields).toContain('transactionId');
    expect(reply.clockFields).toContain('nextBusinessDay');
  });

  it('of an added format are known to an import; unknown ones are reported with line and column', async () => {
    const messageType = 'xtra.001.001.01';
    const namespace = `urn:iso:std:iso:20022:tech:xsd:${messageType}`;
    const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="${namespace}" targetNamespace="${namespace}" elementFormDefault="qualified">
<xs:element name="Document" type="Document"/>
<xs:complexType name="Document"><xs:sequence><xs:element name="XtrAnswr" type="xs:string"/></xs:sequence></xs:complexType>
</xs:schema>`;
    const expecting = (message: string) =>
      `case: An own answer\nsteps:\n  - send: { template: sct-typical }\n  - expect: { answer: { message: ${message} } }\n`;
    const archive = storedArchive([
      { name: 'suite.yaml', text: 'suite: Own answers\nenvironment: sct\n' },
      { name: 'a.yaml', text: expecting('xtra.001') },
      { name: 'b.yaml', text: expecting('xtra.002') },
    ]);
    const imported = async () => {
      const body = new Blob([new Uint8Array(archive)]);
      const { reply } = await here.tester.call(importSuiteRoute, { query: { environmentToken }, body });
      return (await here.tester.call(readSuiteRoute, { params: { suiteId: reply.suiteId }, query: {} })).reply.problems;
    };
    const problemIn = (file: string) => ({ file, line: 4, column: 34, errorKey: 'suite.unknownMessage' });
    expect(await imported()).toMatchObject([problemIn('a.yaml'), problemIn('b.yaml')]);
    const query = { messageScheme: 'sct', rbVersion: '2025', messageType } as const;
    expect(await admin.call(addFormatRoute, { query, body: schema })).toMatchObject({ status: 200 });
    const after = await until(async () => {
      const found = await imported();
      return found.length === 1 ? found : undefined;
    });
    expect(after).toMatchObject([problemIn('b.yaml')]);
  });

  it('of a suite of the product are those of the product', async () => {
    const { reply } = await here.tester.call(readSuiteNamesRoute, { params: { suiteId: 'sct-2025' } });
    expect(reply.environments).toContainEqual({ name: 'sct' });
    expect(reply.templates).toContainEqual({ name: 'sct-typical', title: expect.any(String) });
  });
});
