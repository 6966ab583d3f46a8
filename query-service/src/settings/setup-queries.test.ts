import { planView } from '@clearbench/contracts/plan/views';
import type { AppInfo } from '@clearbench/contracts/settings/routes';
import type { SetupChecklist } from '@clearbench/contracts/settings/setup-routes';
import { settingsView, setupView } from '@clearbench/contracts/settings/views';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { templateOriginView } from '@clearbench/contracts/template/views';
import { translationView } from '@clearbench/contracts/translation/views';
import { invitationView, userView } from '@clearbench/contracts/user/views';
import { servedEndpoints } from '@clearbench/event-sourcing/testing/served-endpoints.fixture';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { readModels } from '@clearbench/stores/read-models';
import { builtInTemplates } from '@clearbench/template-engine/built-in/built-in-templates';
import { setupQueries } from './setup-queries.ts';

const views = [
  planView,
  settingsView,
  setupView,
  simEnvView,
  templateOriginView,
  translationView,
  invitationView,
  userView,
];

const open = async () => {
  const documents = memoryDocumentStore();
  for (const { name, shape } of views) await documents.prepare(name, shape);
  let position = 0;
  const put = (view: { name: string }, id: string, document: Record<string, unknown>) => {
    position += 1;
    return documents.apply(view.name, [{ id, position, document }]);
  };
  const progress = { active: (name: string) => name, position: () => position, reached: async () => undefined };
  return { put, views: readModels(documents, progress) };
};

describe('setup checklist', () => {
  const texts = { en: { 'public.text.imprint': '[Name]', 'public.text.terms': '[Law]' } };
  const parts = { sendsMail: false, names: [] as string[], bic: '', plan: undefined as unknown };
  let put: Awaited<ReturnType<typeof open>>['put'];
  const { call } = servedEndpoints(
    async () => {
      const opened = await open();
      ({ put } = opened);
      const appInfo = {
        get basicSettings() {
          return { outgoingMailConfigured: parts.sendsMail };
        },
      } as unknown as AppInfo;
      return setupQueries({
        views: opened.views,
        texts,
        appInfo,
        loginUrls: () => parts.names.map((name) => ({ name })),
      });
    },
    () => ({ isAdmin: true, plan: parts.plan, user: { userId: 'admin', settings: { bic: parts.bic } } }),
  );
  const read = () => call<SetupChecklist>('GET', '/api/admin/setup');

  it('is open in all steps on a new installation', async () => {
    expect(await read()).toEqual({
      dismissed: false,
      templates: { done: false, installed: 0, available: builtInTemplates.length },
      plan: { done: false, plans: [], own: false },
      environment: { done: false, environments: [] },
      bic: { done: false },
      providers: { done: false, names: [] },
      mail: { done: false },
      legalTexts: { done: false, unwritten: ['imprint', 'privacypolicy', 'terms'] },
      people: { done: false, accounts: 0, invitations: 0 },
    });
  });

  it('follows the templates: a deleted one counts as known, not as installed', async () => {
    const [one, other] = builtInTemplates;
    await put(templateOriginView, 'x', { templateName: one?.templateName, sha256: '', deleted: true });
    expect((await read()).templates).toEqual({ done: false, installed: 0, available: builtInTemplates.length - 1 });
    await put(templateOriginView, 'y', { templateName: other?.templateName, sha256: '', deleted: false });
    await put(templateOriginView, 'z', { templateName: 'own', sha256: '', deleted: false });
    expect((await read()).templates).toEqual({ done: true, installed: 2, available: builtInTemplates.length - 2 });
  });

  it('requires a plan of the administrator, not only an existing one', async () => {
    await put(planView, 'standard', { planId: 'standard', planName: 'Standard' });
    expect((await read()).plan).toEqual({
      done: false,
      plans: [{ planId: 'standard', planName: 'Standard' }],
      own: false,
    });
    Object.assign(parts, { plan: {}, bic: 'ZYDODEFFXXX' });
    const { plan, bic } = await read();
    expect([plan.done, plan.own, bic.done]).toEqual([true, true, true]);
  });

  it('counts environments, sign-in providers and mail', async () => {
    await put(simEnvView, 'e', { environmentId: 'e', environmentToken: 'sct', environmentName: 'SCT', reachable: [] });
    Object.assign(parts, { sendsMail: true, names: ['Company'] });
    const { environment, providers, mail } = await read();
    expect(environment).toEqual({
      done: true,
      environments: [{ environmentId: 'e', environmentToken: 'sct', environmentName: 'SCT' }],
    });
    expect([providers, mail]).toEqual([{ done: true, names: ['Company'] }, { done: true }]);
  });

  it('accepts a legal text in any language without placeholders', async () => {
    await put(translationView, 'de', { language: 'de', texts: { 'public.text.imprint': 'Bank Beispiel' }, version: 1 });
    await put(translationView, 'en', { language: 'en', texts: { 'public.text.terms': 'English [Law]' }, version: 1 });
    expect((await read()).legalTexts.unwritten).toEqual(['privacypolicy', 'terms']);
  });

  it('requires no text for a hidden page', async () => {
    const legalTexts = { imprint: true, privacypolicy: false, terms: false };
    await put(settingsView, 'app', {
      settings: { newUserNeedApproval: true, productName: 'Clearbench', legalTexts },
      version: 1,
    });
    expect((await read()).legalTexts).toEqual({ done: true, unwritten: [] });
  });

  it('counts other users and invitations', async () => {
    await put(userView, 'u1', { userId: 'u1', email: 'a@bank.example' });
    expect((await read()).people).toMatchObject({ done: false, accounts: 1 });
    await put(invitationView, 'i1', { invitationId: 'i1', state: 'open', sentAt: '2026-11-20', email: 'b' });
    expect((await read()).people).toEqual({ done: true, accounts: 1, invitations: 1 });
  });

  it('reports that it was dismissed', async () => {
    await put(setupView, 'app', { dismissed: true });
    expect((await read()).dismissed).toBe(true);
  });
});
