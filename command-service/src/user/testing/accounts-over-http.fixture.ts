import { planView } from '@clearbench/contracts/plan/views';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { onAPort } from '@clearbench/contracts/testing/on-a-port.fixture';
import type { UserCommand } from '@clearbench/contracts/user/commands';
import { defaultProfile } from '@clearbench/contracts/user/profile-settings';
import { invitationView } from '@clearbench/contracts/user/views';
import { type CommandHandler, commandHandler } from '@clearbench/event-sourcing/command-handler';
import { problemReply } from '@clearbench/event-sourcing/serving/problem-reply';
import { mount } from '@clearbench/event-sourcing/serving/serve';
import { memoryStores } from '@clearbench/event-sourcing/testing/stores.fixture';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import express, { type RequestHandler } from 'express';
import { accountEndpoints } from '../account-endpoints.ts';
import { ownAccountEndpoints } from '../own-account-endpoints.ts';
import { readAccount } from '../read-account.ts';
import { tokenEndpoints } from '../token-endpoints.ts';
import { userDecider } from '../user-decider.ts';
import type { RegisteredUser } from '../user-state.ts';
import { userStream } from '../user-stream.ts';

const at = '2026-11-20T08:00:00.000Z';
const terms = { planName: 'Bench', maxEnvs: 2 };
const plans = [
  { ...terms, planId: 'bench' },
  { ...terms, planId: 'small', maxEnvs: 1 },
  { ...terms, planId: 'full', planSimEnvs: ['e1', 'e2'] },
  { ...terms, planId: 'trial', planName: 'Trial' },
];

/** A header names the caller; `X-Plan` names the caller's plan, and `X-Member-Of` makes the caller a tester of one environment. */
const callerFromHeader: RequestHandler = (request, response, next) => {
  const userId = request.get('X-As') ?? 'boss';
  const plan = plans.find(({ planId }) => planId === request.get('X-Plan'));
  const environmentId = request.get('X-Member-Of');
  const environmentIds = environmentId === undefined ? [] : [environmentId];
  const user = { userId, roles: [], environmentIds, settings: defaultProfile };
  response.locals.principal = {
    sessionId: 's1',
    isAdmin: environmentId === undefined,
    user,
    ...(plan ? { plan } : {}),
  };
  next();
};

export type Reply = { readonly status: number; readonly reply: Record<string, unknown>; readonly cookies: string[] };

/**
 * The endpoints of user accounts over memory stores, with some plans and the environments e1 to e3. `through` may wrap
 * the command handler.
 */
export const accountsOverHttp = async (through: (handle: CommandHandler) => CommandHandler = (handle) => handle) => {
  const stores = memoryStores();
  const { events, documents } = stores;
  const handle = commandHandler({ events });
  for (const { name, shape } of [planView, simEnvView, invitationView]) await documents.prepare(name, shape);
  await documents.apply(
    planView.name,
    plans.map((document, index) => ({ id: document.planId, position: index + 1, document })),
  );
  await documents.apply(
    simEnvView.name,
    ['e1', 'e2', 'e3'].map((id, index) => ({ id, position: index + 1, document: { environmentId: id } })),
  );
  const parts = { views: uncachedReadModels(documents), log: events, handle: through(commandHandler({ events })) };
  const sessions = { clear: (response: express.Response) => void response.clearCookie('session') };
  const endpoints = [
    ...accountEndpoints({ ...parts, verifiesEmail: false }),
    ...ownAccountEndpoints({ ...parts, sessions }),
    ...tokenEndpoints(parts),
  ];
  const listener = await onAPort(
    express().use(
      mount(endpoints, () => [callerFromHeader]),
      problemReply(() => {}),
    ),
  );

  const call = async (method: string, path: string, body?: object, headers = {}): Promise<Reply> => {
    const response = await fetch(listener.origin + path, {
      method,
      headers: { ...(body ? { 'Content-Type': 'application/json' } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const output = (await response.json()) as Record<string, unknown>;
    return { status: response.status, reply: output, cookies: response.headers.getSetCookie() };
  };
  let commandCount = 0;
  const execute = (command: UserCommand) => {
    commandCount += 1;
    const metadata = { commandId: `given-${commandCount}`, actor: 'boss', correlationId: 'given' };
    return handle(userDecider, userStream(command.data.userId), command, metadata);
  };
  return {
    ...stores,
    handle,
    call,
    execute,
    signUp: async (...userIds: string[]) => {
      for (const userId of userIds) {
        const identity = { email: `${userId}@example.org`, displayName: userId, emailVerified: true };
        await execute({ type: 'SignUpUser', data: { userId, provider: 'demo', subject: userId, ...identity }, at });
      }
    },
    /** The account according to the log. */
    account: async (userId: string): Promise<RegisteredUser | undefined> => {
      const { user } = await readAccount(events, userId);
      return user.status === 'none' ? undefined : user;
    },
    typesOf: async (stream: string) => (await events.readStream(stream)).map(({ type }) => type),
    close: listener.stop,
  };
};
