import { planView } from '@clearbench/contracts/plan/views';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { userAccountView } from '@clearbench/contracts/user/views';
import { commandHandler } from '@clearbench/event-sourcing/command-handler';
import { administrator, servedEndpoints } from '@clearbench/event-sourcing/testing/served-endpoints.fixture';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import { planEndpoints } from './plan-endpoints.ts';
import { planStream } from './plan-stream.ts';

const terms = {
  planName: 'Trial',
  planDescription: '',
  canCreate: true,
  canValidate: true,
  canEdit: true,
  showPlanInfo: true,
  maxEnvs: 1,
};

describe('administration of plans', () => {
  let moved: string[];
  const events = memoryEventStore();

  const served = servedEndpoints(async () => {
    const documents = memoryDocumentStore();
    for (const { name, shape } of [planView, simEnvView, userAccountView]) await documents.prepare(name, shape);
    await documents.apply(planView.name, [
      { id: 'used', position: 1, document: { ...terms, planName: 'Used', planId: 'used' } },
      { id: 'other', position: 2, document: { ...terms, planName: 'Other', planId: 'other' } },
    ]);
    await documents.apply(simEnvView.name, [{ id: 'e1', position: 3, document: { environmentId: 'e1' } }]);
    const users = ['ada', 'bob', 'cem', 'dea'].map((userId, at) => ({
      id: userId,
      position: 4 + at,
      document: { userId, email: `${userId}@example.org`, planId: 'used', planUntil: '' },
    }));
    await documents.apply(userAccountView.name, users);
    return planEndpoints(
      { handle: commandHandler({ events }), views: uncachedReadModels(documents) },
      async ({ userId }, planId) => void moved.push(`${userId} to ${planId}`),
    );
  }, administrator);
  beforeEach(() => {
    moved = [];
  });

  const call = (method: string, path: string, commandId: string, body?: object) =>
    served.call(method, `/api/admin/plan/${path}`, body, `command-${commandId}`);
  const typesIn = async (planId: string) => (await events.readStream(planStream(planId))).map(({ type }) => type);

  it('creates each plan once per command, with its own id', async () => {
    const first = await call('POST', '', 'offer', terms);
    expect(first).toMatchObject({ version: 1 });
    expect(await call('POST', '', 'offer', terms)).toEqual(first);
    expect(await typesIn(String(first.planId))).toEqual(['PlanOffered']);
  });

  it('changes plans on the basis of the current version only', async () => {
    const { planId } = await call('POST', '', 'offer-2', terms);
    const change = { ...terms, planId, basedOn: 1, canEdit: false };
    expect(await call('POST', '', 'change-1', change)).toMatchObject({ planId, version: 2 });
    expect(await call('POST', '', 'change-2', change)).toMatchObject({ status: 409, errorKey: 'plan.stale' });
  });

  it.each([
    ['an unknown environment', { planSimEnvs: ['e9'] }, 'simEnv.notFound'],
    ['more environments than they allow', { planSimEnvs: ['e1'], maxEnvs: 0 }, 'plan.tooManyEnvironments'],
    ['a negative limit', { filesPerDay: -1 }, 'request.invalid'],
    ['no name', { planName: ' ' }, 'request.invalid'],
    ['a name with a bidirectional control', { planName: 'Gold\u202Edlog' }, 'request.invalid'],
    ['the name of another', { planName: ' oTHER ' }, 'plan.nameTaken'],
  ])('refuses %s', async (_, fault, errorKey) =>
    expect(await call('POST', '', 'bad', { ...terms, ...fault })).toMatchObject({ errorKey }),
  );

  it('refuses the name of another plan, and keeps an unchanged name', async () => {
    const used = { ...terms, planId: 'used', basedOn: 1 };
    expect(await call('POST', '', 'rename-1', { ...used, planName: 'Other' })).toMatchObject({
      status: 422,
      errorKey: 'plan.nameTaken',
      params: { planName: 'Other' },
    });
    // The missing plan is found only after the check of the name.
    expect(await call('POST', '', 'rename-2', { ...used, planName: 'USED' })).toMatchObject({
      errorKey: 'plan.notFound',
    });
  });

  it('lists each environment once', async () => {
    const body = { ...terms, planName: 'Twice', planSimEnvs: ['e1', 'e1'] };
    expect(await call('POST', '', 'twice', body)).toMatchObject({ version: 1 });
  });

  it('refuses to delete a used plan, and names its users', async () =>
    expect(await call('DELETE', 'used/', 'delete-1')).toMatchObject({
      errorKey: 'plan.inUse',
      params: { count: 4, users: 'ada@example.org, bob@example.org, cem@example.org' },
    }));

  it('deletes a plan once its users have another one', async () => {
    expect(await call('DELETE', 'used/?reassignTo=nowhere', 'delete-2')).toMatchObject({ errorKey: 'plan.notFound' });
    expect(moved).toEqual([]);
    expect(await call('DELETE', 'used/?reassignTo=other', 'delete-3')).toMatchObject({ position: expect.any(Number) });
    expect(moved).toEqual(['ada to other', 'bob to other', 'cem to other', 'dea to other']);
  });

  it('does not find unknown plans', async () =>
    expect(await call('DELETE', 'nowhere/', 'delete-4')).toMatchObject({ status: 404, errorKey: 'plan.notFound' }));
});
