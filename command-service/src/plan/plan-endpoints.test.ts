import { planView } from '@clearbench/contracts/plan/views';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { userAccountView } from '@clearbench/contracts/user/views';
import { commandHandler } from '@clearbench/event-sourcing/command-handler';
import { administrator, servedEndpoints } from '@clearbench/event-sourcing/serving/served-endpoints';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import { stillReadModels } from '@clearbench/stores/read-models';
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

describe('plans in the hands of administrators', () => {
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
      { handle: commandHandler({ events }), views: stillReadModels(documents) },
      async ({ userId }, planId) => void moved.push(`${userId} to ${planId}`),
    );
  }, administrator);
  beforeEach(() => {
    moved = [];
  });

  const call = (method: string, path: string, commandId: string, body?: object) =>
    served.call(method, `/api/admin/plan/${path}`, body, `the-${commandId}-order`);
  const typesIn = async (planId: string) => (await events.readStream(planStream(planId))).map(({ type }) => type);

  it('are offered under an id of their own, once for each order', async () => {
    const first = await call('POST', '', 'offer', terms);
    expect(first).toMatchObject({ version: 1 });
    expect(await call('POST', '', 'offer', terms)).toEqual(first);
    expect(await typesIn(String(first.planId))).toEqual(['PlanOffered']);
  });

  it('are changed by who saw them as they stand, and by nobody else', async () => {
    const { planId } = await call('POST', '', 'offer-2', terms);
    const change = { ...terms, planId, basedOn: 1, canEdit: false };
    expect(await call('POST', '', 'change-1', change)).toMatchObject({ planId, version: 2 });
    expect(await call('POST', '', 'change-2', change)).toMatchObject({ status: 409, errorKey: 'plan.stale' });
  });

  it.each([
    ['an environment nobody has opened', { planSimEnvs: ['e9'] }, 'simEnv.notFound'],
    ['more environments than they allow', { planSimEnvs: ['e1'], maxEnvs: 0 }, 'plan.tooManyEnvironments'],
    ['a limit below nothing', { filesPerDay: -1 }, 'request.invalid'],
    ['no name', { planName: ' ' }, 'request.invalid'],
    ['a name that turns letters round', { planName: 'Gold\u202Edlog' }, 'request.invalid'],
    ['the name of another', { planName: ' oTHER ' }, 'plan.nameTaken'],
  ])('are not offered with %s', async (_, fault, errorKey) =>
    expect(await call('POST', '', 'bad', { ...terms, ...fault })).toMatchObject({ errorKey }),
  );

  it('are not renamed to what another is called, and keep a name of their own', async () => {
    const used = { ...terms, planId: 'used', basedOn: 1 };
    expect(await call('POST', '', 'rename-1', { ...used, planName: 'Other' })).toMatchObject({
      status: 422,
      errorKey: 'plan.nameTaken',
      params: { planName: 'Other' },
    });
    // That nothing is offered under the id is found only after the name was let through.
    expect(await call('POST', '', 'rename-2', { ...used, planName: 'USED' })).toMatchObject({
      errorKey: 'plan.notFound',
    });
  });

  it('work in each environment once', async () => {
    const order = { ...terms, planName: 'Twice', planSimEnvs: ['e1', 'e1'] };
    expect(await call('POST', '', 'twice', order)).toMatchObject({ version: 1 });
  });

  it('stay while somebody has them, who is named', async () =>
    expect(await call('DELETE', 'used/', 'delete-1')).toMatchObject({
      errorKey: 'plan.inUse',
      params: { count: 4, users: 'ada@example.org, bob@example.org, cem@example.org' },
    }));

  it('go once their users have another one', async () => {
    expect(await call('DELETE', 'used/?reassignTo=nowhere', 'delete-2')).toMatchObject({ errorKey: 'plan.notFound' });
    expect(moved).toEqual([]);
    expect(await call('DELETE', 'used/?reassignTo=other', 'delete-3')).toMatchObject({ position: expect.any(Number) });
    expect(moved).toEqual(['ada to other', 'bob to other', 'cem to other', 'dea to other']);
  });

  it('are unknown where nobody offered them', async () =>
    expect(await call('DELETE', 'nowhere/', 'delete-4')).toMatchObject({ status: 404, errorKey: 'plan.notFound' }));
});
