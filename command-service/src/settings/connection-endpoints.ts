import type { SignInTests } from '@clearbench/access/sign-in-test/sign-in-tests';
import { slidingWindowLimiter } from '@clearbench/contracts/concurrency/sliding-window-limiter';
import { Failure } from '@clearbench/contracts/failure';
import {
  checkProviderRoute,
  type MailConnection,
  type MailTest,
  type ProviderConnection,
  readConnectionsRoute,
  readSignInTestRoute,
  sendTestMailRoute,
  startSignInTestRoute,
} from '@clearbench/contracts/settings/connection-routes';
import { millisecondsPerDay, millisecondsPerMinute } from '@clearbench/contracts/time/durations';
import { mailAddress } from '@clearbench/contracts/user/mail-address';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { CommandContext } from '../command-context.ts';
import { connectionTestDecider, connectionTestStream } from './connection-test-decider.ts';

/** `id` names the message; `by` is the requesting administrator. */
type TestMailRequest = { readonly id: string; readonly to: string; readonly by: string; readonly language: string };

/** The configured mail server. */
export type MailConnections = {
  readonly connection: MailConnection;
  readonly test: (request: TestMailRequest) => Promise<MailTest>;
};

/** The connections of the operator's settings, with their tests. */
export type Connections = {
  /** Undefined without a mail server. */
  readonly mail: MailConnections | undefined;
  readonly providers: readonly ProviderConnection[];
  readonly signIn: SignInTests;
};

/** Rate limits of test mails per administrator. */
const mailAllowances = [
  { times: 5, within: 10 * millisecondsPerMinute },
  { times: 20, within: millisecondsPerDay },
];

/** Rate limits of provider checks and sign-in tests per administrator. */
const signInAllowances = [{ times: 20, within: 10 * millisecondsPerMinute }];

/** Shows and tests the operator's connections, without secrets. */
export const connectionEndpoints = (context: Pick<CommandContext, 'handle'>, connections: Connections): Endpoint[] => [
  serve(readConnectionsRoute, async () => {
    const { mail, providers } = connections;
    return { reply: { providers: [...providers], ...(mail ? { mail: mail.connection } : {}) } };
  }),
  ...mailEndpoints(context, connections),
  ...signInEndpoints(connections),
];

const signInEndpoints = ({ signIn }: Pick<Connections, 'signIn'>): Endpoint[] => {
  const count = slidingWindowLimiter(signInAllowances);
  return [
    serve(checkProviderRoute, async ({ params: { name }, principal: { user }, at }) => {
      count(user.userId, at);
      return { reply: { steps: await signIn.check(name) } };
    }),
    serve(startSignInTestRoute, async ({ params: { name }, principal, at, response }) => {
      count(principal.user.userId, at);
      return { reply: { url: await signIn.start(name, principal, response) } };
    }),
    serve(readSignInTestRoute, async ({ principal, request }) => {
      const test = await signIn.read(request, principal);
      return { reply: test ? { test } : {} };
    }),
  ];
};

const mailEndpoints = ({ handle }: Pick<CommandContext, 'handle'>, { mail }: Pick<Connections, 'mail'>): Endpoint[] => {
  const countMail = slidingWindowLimiter(mailAllowances);
  return [
    serve(sendTestMailRoute, async ({ body, principal: { user }, at, metadata }) => {
      if (!mail) throw new Failure('mail.notConfigured');
      const wanted = body.email ?? user.email;
      const to = mailAddress(wanted);
      if (to === undefined) throw new Failure('user.badEmail', { address: wanted });
      countMail(user.userId, at);
      const testId = metadata.commandId;
      const { language } = user.settings;
      const result = await mail.test({ id: testId, to, by: user.displayName, language });
      const { accepted, errorKey } = result;
      const data = { testId, userId: user.userId, email: to, accepted, ...(errorKey ? { errorKey } : {}) };
      const command = { type: 'RecordMailTest', data, at } as const;
      const { position } = await handle(connectionTestDecider, connectionTestStream(testId), command, metadata);
      return { reply: { ...result, position }, position };
    }),
  ];
};
