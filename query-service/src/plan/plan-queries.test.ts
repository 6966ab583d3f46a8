import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readOwnPlanRoute } from '@clearbench/contracts/plan/routes';
import type { Principal } from '@clearbench/contracts/session/principal';
import { mount } from '@clearbench/event-sourcing/serving/mount';
import { problemReply } from '@clearbench/event-sourcing/serving/problem-reply';
import express from 'express';
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
  let server: Server;
  let planOfVisitor: Principal['plan'];
  beforeAll(async () => {
    const app = express();
    const router = mount(planQueries(), () => [
      (_request, response, next) => {
        response.locals.principal = { user: { environmentIds: ['e1', 'e2'] }, plan: planOfVisitor };
        next();
      },
    ]);
    app.use(
      router,
      problemReply(() => {}),
    );
    server = createServer(app);
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });

  const readWith = async (given: Principal['plan']): Promise<unknown> => {
    planOfVisitor = given;
    const { port } = server.address() as AddressInfo;
    return (await fetch(`http://127.0.0.1:${port}${readOwnPlanRoute.path}`)).json();
  };
  const planSimEnvs = ['e1', 'e2'];

  it('is told with its terms and the environments', async () =>
    expect(await readWith(plan)).toEqual({ ...terms, planSimEnvs }));

  it.each([
    [6.5, 7],
    [0.001, 1],
    [-1, 0],
  ])('ending in %d days has %i days left', async (days, daysLeft) =>
    expect(await readWith({ ...plan, until: inDays(days) })).toEqual({ ...terms, daysLeft, planSimEnvs }),
  );

  it('is missing when none was assigned', async () =>
    expect(await readWith(undefined)).toMatchObject({ status: 404, errorKey: 'plan.notFound' }));
});
