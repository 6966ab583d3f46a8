import { planView } from '@clearbench/contracts/plan/views';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import type { UserCommand } from '@clearbench/contracts/user/commands';
import { type CommandHandler, commandHandler } from '@clearbench/event-sourcing/command-handler';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import { changeMembership } from './membership.ts';
import { userDecider } from './user-decider.ts';
import { userStream } from './user-stream.ts';

const at = '2026-11-21T08:00:00.000Z';
const userId = 'ada';
const identity = { provider: 'p', subject: 's', email: 'ada@x', displayName: 'Ada', emailVerified: true };
const metadata = (commandId: string) => ({ commandId, actor: 'admin', correlationId: '' });

describe('membership of an environment', () => {
  let log: ReturnType<typeof memoryEventStore>;
  let handle: CommandHandler;
  let change: ReturnType<typeof changeMembership>;
  let beforeHandling: (() => Promise<unknown>) | undefined;

  const give = (command: UserCommand, commandId: string) =>
    handle(userDecider, userStream(userId), command, metadata(commandId));
  const environments = async () =>
    (await log.readStream(userStream(userId))).flatMap(({ type, data }) =>
      type === 'UserEnvironmentsChanged' ? [(data as { environmentIds: string[] }).environmentIds] : [],
    );

  beforeEach(async () => {
    log = memoryEventStore();
    handle = commandHandler({ events: log });
    beforeHandling = undefined;
    const documents = memoryDocumentStore();
    for (const { name, shape } of [simEnvView, planView]) await documents.prepare(name, shape);
    const open = ['e1', 'e2', 'e3'].map((id, index) => ({ id, position: index + 1, document: { environmentId: id } }));
    await documents.apply(simEnvView.name, open);
    await documents.apply(planView.name, [{ id: 'p1', position: 4, document: { planId: 'p1', maxEnvs: 2 } }]);
    const meanwhile: CommandHandler = async (...given) => {
      const first = beforeHandling;
      beforeHandling = undefined;
      await first?.();
      return handle(...given);
    };
    change = changeMembership({ handle: meanwhile, views: uncachedReadModels(documents), log });
    await give({ type: 'SignUpUser', data: { userId, ...identity }, at }, 'sign-up');
    await give({ type: 'AssignUserPlan', data: { userId, planId: 'p1' }, at }, 'plan');
  });

  it('is added and removed without affecting others', async () => {
    await change(userId, 'e1', 'join', { metadata: metadata('a'), at });
    await change(userId, 'e2', 'join', { metadata: metadata('b'), at });
    await change(userId, 'e1', 'leave', { metadata: metadata('c'), at });
    expect(await environments()).toEqual([['e1'], ['e1', 'e2'], ['e2']]);
  });

  it('is refused where the plan has no free environment, or the environment does not exist', async () => {
    await change(userId, 'e1', 'join', { metadata: metadata('a'), at });
    await change(userId, 'e2', 'join', { metadata: metadata('b'), at });
    await expect(change(userId, 'e3', 'join', { metadata: metadata('c'), at })).rejects.toMatchObject({
      errorKey: 'plan.tooManyEnvironments',
    });
    await expect(change(userId, 'e9', 'join', { metadata: metadata('d'), at })).rejects.toMatchObject({
      errorKey: 'simEnv.notFound',
    });
    await expect(change('nobody', 'e1', 'join', { metadata: metadata('e'), at })).rejects.toMatchObject({
      errorKey: 'user.notFound',
    });
  });

  it('keeps environments that another command added at the same moment', async () => {
    beforeHandling = () =>
      give({ type: 'ChangeUserEnvironments', data: { userId, environmentIds: ['e2'] }, at }, 'another');
    await change(userId, 'e1', 'join', { metadata: metadata('a'), at });
    expect((await environments()).at(-1)).toEqual(['e2', 'e1']);
  });
});
