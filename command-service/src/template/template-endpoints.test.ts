import { breakRule } from '@clearbench/authoring/error-injection/break-rule';
import { calendarView } from '@clearbench/contracts/calendar/views';
import { codeListView } from '@clearbench/contracts/code-list/views';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { rulebookFormatsView } from '@clearbench/contracts/format/views';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { importTemplateRoute } from '@clearbench/contracts/template/routes';
import { templateView } from '@clearbench/contracts/template/views';
import { defaultProfile } from '@clearbench/contracts/user/profile-settings';
import { servedEndpoints } from '@clearbench/event-sourcing/testing/served-endpoints.fixture';
import type { Profile } from '@clearbench/iso20022/profile';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import { exportedTemplate } from '@clearbench/template-engine/built-in/built-in-templates';
import { validate } from '@clearbench/validator/validate';
import { renderTemplate } from '../text-workers/render-template.ts';
import type { TextWorkers } from '../text-workers/text-workers.ts';
import { templateEndpoints } from './template-endpoints.ts';

const instCreditTransfer = exportedTemplate('inst-credit-transfer');
const sctTypical = exportedTemplate('sct-typical');

const environment = {
  environmentId: 'e1',
  environmentToken: 'sct',
  scheme: 'sct',
  versions: ['2025', '2023', '2021'],
  clearing: { bic: 'ZYCSDEF0XXX', systemCode: 'XYZ', cutOff: '23:59', reachable: [] },
};
const tester = () => ({
  isAdmin: false,
  user: { userId: 'u1', environmentIds: ['e1'], settings: { ...defaultProfile, bic: 'ZYDODEF0' } },
});

const textWorkers = {
  renderTemplate: async (job) => renderTemplate(job),
  breakRule: async (bytes: Uint8Array, ruleId: string, profile: Profile) => {
    const broken = breakRule(new TextDecoder().decode(bytes), ruleId, profile);
    return broken && new TextEncoder().encode(broken.text);
  },
} as TextWorkers;

type StoredFile = { fileName: string; rbVersion: string; source: string; direction: string; bytes: Uint8Array };

describe('creating a file from a template', () => {
  let stored: StoredFile[];
  let scopes: object[];
  let compared: unknown[];
  const earlier = { uses: {}, messages: {}, payments: {} };

  const { call } = servedEndpoints(async () => {
    const documents = memoryDocumentStore();
    await documents.prepare(simEnvView.name, simEnvView.shape);
    await documents.prepare(templateView.name, templateView.shape);
    for (const { name, shape } of [rulebookFormatsView, codeListView, calendarView])
      await documents.prepare(name, shape);
    await documents.apply(simEnvView.name, [{ id: 'e1', position: 1, document: environment }]);
    const templates = [sctTypical, instCreditTransfer].map(({ templateName, content }, at) => ({
      id: templateName,
      position: at + 2,
      document: { templateName, ...content },
    }));
    await documents.apply(templateView.name, templates);
    const views = uncachedReadModels(documents);
    const keep = async (file: StoredFile) => {
      stored.push(file);
      return { position: 7, vipFileSummary: { fileId: 'f1' } as VipFileSummary };
    };
    const workers = {
      ...textWorkers,
      breakRule: (...parts: Parameters<TextWorkers['breakRule']>) => {
        compared.push(parts[2].earlier);
        return textWorkers.breakRule(...parts);
      },
    };
    return templateEndpoints(
      { views, textWorkers: workers, largestContent: 1_000_000 },
      keep,
      async (_, profile, scope) => {
        scopes.push(scope);
        return { ...profile, earlier };
      },
    );
  }, tester);
  beforeEach(() => {
    stored = [];
    scopes = [];
    compared = [];
  });

  const importTemplate = (changes: object = {}, commandId = 'command-1') => {
    const values = { fileName: 'first', fields: {} };
    const body = { templateName: 'sct-typical', envToken: 'sct', rbVersion: '2025', values, ...changes };
    return call('POST', importTemplateRoute.path, body, commandId);
  };
  const textOf = (file: StoredFile | undefined): string => new TextDecoder().decode(file?.bytes);

  it('stores the text of the template for this user in this environment', async () => {
    expect(await importTemplate()).toMatchObject({ position: 7, vipFileSummary: { fileId: 'f1' } });
    expect(stored).toMatchObject([
      { fileName: 'first.xml', rbVersion: '2025', source: 'sct-typical', direction: 'TS', origin: 'template' },
    ]);
    expect(textOf(stored[0])).toContain('<BICFI>ZYDODEF0</BICFI>');
    expect(textOf(stored[0])).toContain('<Prtry>XYZ</Prtry>');
  });

  it('uses the newest common rulebook version where none is given', async () => {
    await importTemplate({ rbVersion: undefined });
    expect(stored).toMatchObject([{ rbVersion: '2025' }]);
  });

  it('generates the same values for the same command, and others for the next', async () => {
    const ibans = async (commandId: string) => {
      await importTemplate({}, commandId);
      return textOf(stored.at(-1)).match(/<IBAN>.*<\/IBAN>/g);
    };
    const first = await ibans('command-1');
    expect(await ibans('command-1')).toEqual(first);
    expect(await ibans('command-2')).not.toEqual(first);
  });

  it('uses the given seed', async () => {
    const values = { fileName: 'f', fields: { messageId: 'M' }, seed: 5 };
    const names = async (commandId: string) => {
      await importTemplate({ values }, commandId);
      return textOf(stored.at(-1)).match(/<Nm>.*<\/Nm>/g);
    };
    expect(await names('command-1')).toEqual(await names('command-2'));
  });

  it('injects the requested error and no other', async () => {
    const values = { fileName: 'f', fields: { createdAt: '2026-11-20T10:00:00Z' } };
    await importTemplate({ values });
    await importTemplate({ values, deliberateError: 'P-11' });
    const [valid, broken] = stored.map(textOf);
    // References contain the second in which the file is created.
    const withoutReferences = (text: string | undefined): string => String(text).replace(/\d{20,}/g, '#');
    expect(withoutReferences(broken)).toBe(withoutReferences(valid?.replace('SLEV', 'SHAR')));
    const profile = { scheme: 'sct', rbVersion: '2025', now: new Date().toISOString() } as const;
    const { validationMessages } = validate(new TextEncoder().encode(broken), profile);
    expect(validationMessages.map(({ ruleId }) => ruleId)).toContain('P-11');
  });

  it('injects an error with the message history of the text', async () => {
    await importTemplate();
    expect(scopes).toEqual([]);
    await importTemplate({ deliberateError: 'P-11' });
    expect(scopes).toEqual([{ memory: 'e1', userId: 'u1', direction: 'TS' }]);
    expect(compared).toEqual([earlier]);
  });

  it.each(['D-01', 'X-99', 'R-01'])('creates no file where it cannot break %s, and names the rule', async (ruleId) => {
    expect(await importTemplate({ deliberateError: ruleId })).toMatchObject({
      status: 422,
      errorKey: 'template.ruleNotBreakable',
      params: { ruleId },
    });
    expect(stored).toEqual([]);
  });

  it.each([
    ['an unknown template', { templateName: 'none' }, 404, 'template.notFound'],
    ['a template of another scheme', { templateName: 'inst-credit-transfer' }, 404, 'template.notInEnvironment'],
    ['a rulebook version the template is not for', { rbVersion: '2021' }, 404, 'simEnv.versionUnknown'],
    ['an unknown environment', { envToken: 'none' }, 404, 'simEnv.notFound'],
    ['a name no file can have', { values: { fileName: 'a/b', fields: {} } }, 400, 'file.badName'],
    ['an unknown value', { values: { fileName: 'f', fields: { x: '1' } } }, 400, 'template.valueUnknown'],
    ['a missing value', { values: { fileName: 'f', fields: { createdAt: '' } } }, 400, 'template.valueMissing'],
    ['a wrong value', { values: { fileName: 'f', fields: { createdAt: 'now' } } }, 400, 'template.valueInvalid'],
    [
      'too many entries',
      { values: { fileName: 'f', fields: {}, repeat: { transactions: 21 } } },
      400,
      'template.tooManyRepeats',
    ],
  ])('refuses %s', async (_, changes, status, errorKey) => {
    expect(await importTemplate(changes)).toMatchObject({ status, errorKey });
    expect(stored).toEqual([]);
  });
});
