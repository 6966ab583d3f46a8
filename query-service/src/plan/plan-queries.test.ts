import { listPlansRoute, readOwnPlanRoute } from '@clearbench/contracts/plan/routes';
import { dailyUseId, dailyUseView, planView } from '@clearbench/contracts/plan/views';
import type { Principal } from '@clearbench/contracts/session/principal';
import { userAccountView } from '@clearbench/contracts/user/views';
import { servedEndpoints } from '@clearbench/event-sourcing/testing/served-endpoints.fixture';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import { planQueries } from './plan-queries.ts';

const terms = {
  planName: 'Trial',
  planDescription: 'Thirty days',
  canCreate: true,
  canValidate: true,
  canEdit: false,
  showPlanInfo: true,
  maxEnvs: 2,
};
const plan = { ...terms, planId: 'trial' };
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();

describe("a user's own plan", () => {
  let planOfVisitor: Principal['plan'];
  const visitor = () => ({ user: { userId: 'u1', environmentIds: ['e1', 'e2'] }, plan: planOfVisitor });
  const { call } = servedEndpoints(async () => {
    const documents = memoryDocumentStore();
    for (const { name, shape } of [planView, dailyUseView, userAccountView]) await documents.prepare(name, shape);
    // The test may run across midnight UTC.
    for (const days of [0, 1])
      await documents.apply(dailyUseView.name, [
        { id: dailyUseId('u1', inDays(days)), position: 1, document: { files: 3, validations: 40 } },
      ]);
    await documents.apply(planView.name, [
      { id: 'trial', position: 2, document: { ...plan, version: 4 } },
      { id: 'bench', position: 3, document: { ...plan, planId: 'bench', planName: 'Bench', version: 1 } },
    ]);
    const users = ['a', 'b'].map((id, at) => ({ id, position: at + 4, document: { planId: 'trial', email: id } }));
    await documents.apply(userAccountView.name, users);
    return planQueries({ views: uncachedReadModels(documents) });
  }, visitor);

  const readWith = (given: Principal['plan']): Promise<unknown> => {
    planOfVisitor = given;
    return call('GET', readOwnPlanRoute.path);
  };
  const planSimEnvs = ['e1', 'e2'];
  const usedToday = { files: 3, validations: 40 };

  it('has its terms and the environments', async () =>
    expect(await readWith(plan)).toEqual({ ...terms, planSimEnvs, usedToday }));

  it.each([
    [6.5, 7],
    [0.001, 1],
    [-1, 0],
  ])('ending in %d days has %i days left', async (days, daysLeft) =>
    expect(await readWith({ ...plan, until: inDays(days) })).toEqual({ ...terms, daysLeft, planSimEnvs, usedToday }),
  );

  it('is missing where none is assigned', async () =>
    expect(await readWith(undefined)).toMatchObject({ status: 404, errorKey: 'plan.notFound' }));

  it("adds its environments to the user's own", async () =>
    expect(await readWith({ ...plan, planSimEnvs: ['e2', 'e3'] })).toMatchObject({ planSimEnvs: ['e1', 'e2', 'e3'] }));

  it('is listed for administrators by name, with the number of its users', async () =>
    expect(await call('GET', listPlansRoute.path)).toMatchObject([
      { planId: 'bench', assigned: 0 },
      { planId: 'trial', version: 4, assigned: 2 },
    ]));
});
