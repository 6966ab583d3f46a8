import { z } from 'zod';
import { committed, route } from '../route.ts';
import {
  type ConnectionErrorKey,
  connectionErrors,
  type MailTestErrorKey,
  mailTestErrors,
} from './connection-errors.ts';
import { type ProviderErrorKey, providerErrors } from './provider-errors.ts';

const keysOf = <Key extends string>(errors: Readonly<Record<Key, unknown>>) => Object.keys(errors) as [Key, ...Key[]];

const params = z.record(z.string(), z.union([z.string(), z.number()]));

/** The mail server from the operator's settings, without the password. */
export const mailConnection = z.object({
  host: z.string(),
  port: z.number().int(),
  /** `tls`: from the first byte; `startTls`: required; `startTlsIfOffered`: optional. */
  encryption: z.enum(['tls', 'startTls', 'startTlsIfOffered']),
  /** The user name for authentication; absent without authentication. */
  user: z.string().optional(),
  from: z.string(),
});
export type MailConnection = z.infer<typeof mailConnection>;

/** A sign-in provider from the operator's settings, without the client secret. */
export const providerConnection = z.object({
  name: z.string(),
  title: z.string(),
  authorizeUrl: z.string(),
  tokenUrl: z.string(),
  userinfoUrl: z.string(),
  issuer: z.string().optional(),
  clientId: z.string(),
  scopes: z.array(z.string()),
  /** The callback URL to register at the provider; connection tests use the same URL. */
  callbackUrl: z.string(),
});
export type ProviderConnection = z.infer<typeof providerConnection>;

export const readConnectionsRoute = route({
  name: 'readConnections',
  summary: 'The mail server and the sign-in providers the operator has set up, without their secrets.',
  side: 'command',
  method: 'GET',
  path: '/api/admin/connections',
  allow: 'admin',
  scope: 'administer',
  reply: z.object({
    /** Absent where no mail server is configured. */
    mail: mailConnection.optional(),
    providers: z.array(providerConnection),
  }),
  errors: [],
});

/** Result of a test mail. */
export const mailTest = z.object({
  /** True where the mail server accepted the message. */
  accepted: z.boolean(),
  to: z.string(),
  /** The sentence is the text `error.<errorKey>`, filled with `params`. */
  errorKey: z.enum(keysOf<MailTestErrorKey>(mailTestErrors)).optional(),
  params: params.optional(),
  /** The last reply of the mail server. */
  response: z.string().optional(),
  messageId: z.string().optional(),
  /** True where the message and the password were sent over TLS. */
  encrypted: z.boolean(),
  milliseconds: z.number().int(),
});
export type MailTest = z.infer<typeof mailTest>;

export const sendTestMailRoute = route({
  name: 'sendTestMail',
  summary: "Sends a test mail to an address, by default the caller's own, and returns the answer of the mail server.",
  side: 'command',
  method: 'POST',
  path: '/api/admin/connections/mail/test',
  allow: 'admin',
  scope: 'administer',
  body: z.object({ email: z.string().max(300).optional() }),
  reply: committed.extend(mailTest.shape),
  errors: ['mail.notConfigured', 'user.badEmail', 'request.tooMany'],
});

/** The tested steps of a sign-in, in their order; `clock` compares the clocks of the two servers. */
export const signInSteps = ['discovery', 'authorization', 'token', 'userinfo', 'idToken', 'account', 'clock'] as const;
export type SignInStep = (typeof signInSteps)[number];

const signInErrors = { ...connectionErrors, ...providerErrors };

/** Result of one step; `skipped` for a step that was not reached or does not apply. */
export const signInStepResult = z.object({
  step: z.enum(signInSteps),
  outcome: z.enum(['passed', 'warning', 'failed', 'skipped']),
  /** The sentence is the text `error.<errorKey>`, filled with `params`. */
  errorKey: z.enum(keysOf<ConnectionErrorKey | ProviderErrorKey>(signInErrors)).optional(),
  params: params.optional(),
});
export type SignInStepResult = z.infer<typeof signInStepResult>;

/** The identity that the provider returned, masked. */
export const testedIdentity = z.object({
  subject: z.string(),
  displayName: z.string(),
  /** '' where the provider returned none. */
  email: z.string(),
  emailVerified: z.boolean(),
  /** Names of all returned claims. */
  claims: z.array(z.string()),
});
export type TestedIdentity = z.infer<typeof testedIdentity>;

/**
 * The user account of a real sign-in with this identity. Without `userId` it is a new user; `waits` is true where that
 * user needs approval.
 */
export const testedAccount = z.object({
  userId: z.string().optional(),
  displayName: z.string().optional(),
  waits: z.boolean(),
});
export type TestedAccount = z.infer<typeof testedAccount>;

export const signInTest = z.object({
  provider: z.string(),
  at: z.string(),
  succeeded: z.boolean(),
  steps: z.array(signInStepResult),
  identity: testedIdentity.optional(),
  account: testedAccount.optional(),
});
export type SignInTest = z.infer<typeof signInTest>;

const ofProvider = {
  allow: 'admin',
  scope: 'administer',
  side: 'command',
  params: z.object({ name: z.string().min(1).max(40) }),
} as const;

export const checkProviderRoute = route({
  ...ofProvider,
  name: 'checkProvider',
  summary:
    'Checks the endpoints, the client secret and the discovery document of a sign-in provider from this server, without a sign-in.',
  method: 'POST',
  path: '/api/admin/connections/providers/:name/check',
  reply: z.object({ steps: z.array(signInStepResult) }),
  errors: ['session.unknownProvider', 'request.tooMany'],
});

export const startSignInTestRoute = route({
  ...ofProvider,
  name: 'startSignInTest',
  scope: 'none',
  summary:
    'Starts a test sign-in with a provider and returns the address for the browser. The session of the caller does not change.',
  method: 'POST',
  path: '/api/admin/connections/providers/:name/test',
  reply: z.object({ url: z.string() }),
  errors: ['session.unknownProvider', 'request.tooMany'],
});

export const readSignInTestRoute = route({
  name: 'readSignInTest',
  summary: 'The result of the last test sign-in of this session; available for ten minutes.',
  side: 'command',
  method: 'GET',
  path: '/api/admin/connections/sign-in-test',
  allow: 'admin',
  scope: 'none',
  reply: z.object({ test: signInTest.optional() }),
  errors: [],
});
