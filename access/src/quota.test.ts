import type { Failure } from '@clearbench/contracts/failure';
import { uploadFileRoute, validateFileRoute } from '@clearbench/contracts/file/routes';
import { positionHeader } from '@clearbench/contracts/header-names';
import { listPlansRoute } from '@clearbench/contracts/plan/routes';
import { dailyUseId, dailyUseView } from '@clearbench/contracts/plan/views';
import { onAPort } from '@clearbench/contracts/testing/on-a-port.fixture';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { readModels } from '@clearbench/stores/read-models';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { quotaGuard } from './quota.ts';
import { somePlan, someUser } from './testing/people.fixture.ts';

const now = '2026-11-21T10:00:00.000Z';
const limited = somePlan('limited', { filesPerDay: 3, validationsPerDay: 100 });

describe('daily limits of a plan', () => {
  let server: Awaited<ReturnType<typeof onAPort>>;
  let plan = limited;
  const documents = memoryDocumentStore();
  let position = 1;
  /** Creates what the call requested and counts it a moment later, as the product does. */
  const work: RequestHandler = async (request, response) => {
    const userId = request.get('X-User') ?? 'u1';
    const id = dailyUseId(userId, now);
    const { document } = (await documents.get(dailyUseView.name, id)) ?? {};
    const use = { userId, day: '2026-11-21', files: 0, validations: 0, ...document };
    const counted = { ...use, files: use.files + 1 };
    await documents.apply(dailyUseView.name, [{ id, position: position + 1, document: counted }]);
    position += 1;
    response.set(positionHeader, String(position));
    response.json({ passed: true });
  };
  beforeAll(async () => {
    await documents.prepare(dailyUseView.name, dailyUseView.shape);
    const use = { userId: 'u1', day: '2026-11-21', files: 3, validations: 99 };
    await documents.apply(dailyUseView.name, [{ id: dailyUseId('u1', now), position: 1, document: use }]);
    const progress = { active: (name: string) => name, position: () => position, reached: async () => undefined };
    const guard = quotaGuard(readModels(documents, progress), { now: () => now });
    const problem: ErrorRequestHandler = (error: Failure, _request, response, _next) =>
      void response.status(422).json({ errorKey: error.errorKey, params: error.params });
    const app = express().use((request, response, next) => {
      response.locals.principal = { user: someUser(request.get('X-User') ?? 'u1'), plan };
      next();
    });
    for (const route of [uploadFileRoute, validateFileRoute]) app.post(`/${route.name}`, ...guard(route), work);
    server = await onAPort(app.use(problem));
    expect(guard(listPlansRoute)).toEqual([]);
  });
  beforeEach(() => {
    plan = limited;
  });
  afterAll(() => server.stop());

  const call = async (name: string, user = 'u1'): Promise<unknown> => {
    return (await fetch(`${server.origin}/${name}`, { method: 'POST', headers: { 'X-User': user } })).json();
  };

  it('refuse a call above the limit, with the limit', async () =>
    expect(await call(uploadFileRoute.name)).toEqual({ errorKey: 'plan.filesUsedUp', params: { limit: 3 } }));
  it('count each kind separately', async () => expect(await call(validateFileRoute.name)).toEqual({ passed: true }));
  it('count each user separately', async () =>
    expect(await call(uploadFileRoute.name, 'u2')).toEqual({ passed: true }));
  it('are off for a plan without them', async () => {
    plan = somePlan('free');
    expect(await call(uploadFileRoute.name)).toEqual({ passed: true });
  });
  it('refuse a new file whose validation is above the limit', async () => {
    plan = somePlan('limited', { filesPerDay: 100, validationsPerDay: 99 });
    expect(await call(uploadFileRoute.name)).toEqual({ errorKey: 'plan.validationsUsedUp', params: { limit: 99 } });
  });
  it('allow no more concurrent calls than are left', async () => {
    plan = somePlan('limited', { filesPerDay: 2, validationsPerDay: 100 });
    const together = Array.from({ length: 6 }, () => call(uploadFileRoute.name, 'u3'));
    const answers = await Promise.all(together);
    expect(answers.filter((answer) => (answer as { passed?: boolean }).passed)).toHaveLength(2);
    expect(answers).toContainEqual({ errorKey: 'plan.filesUsedUp', params: { limit: 2 } });
  });
});
