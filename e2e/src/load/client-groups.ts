import { setTimeout as after } from 'node:timers/promises';
import type { Browser } from '@clearbench/access/testing/browser.fixture';
import { browser } from '@clearbench/access/testing/browser.fixture';
import type { FakeProvider } from '@clearbench/access/testing/provider.fake';
import { uploadFileRoute } from '@clearbench/contracts/file/routes';
import { savePlanRoute } from '@clearbench/contracts/plan/routes';
import { saveSimEnvRoute } from '@clearbench/contracts/sim-env/administration-routes';
import type { SimEnvSettings } from '@clearbench/contracts/sim-env/events';
import { sampleSettings } from '@clearbench/contracts/sim-env/testing/settings.fixture';
import { changeUserRoute, listUsersRoute } from '@clearbench/contracts/user/administration-routes';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { httpBrowser } from './http-browser.ts';

/** A user, the user's own environment, and its files. */
export type ClientGroup = { readonly token: string; readonly tester: BenchClient; readonly fileIds: readonly string[] };

const plan = {
  planName: 'Load',
  planDescription: 'Without limits.',
  ...{ canCreate: true, canValidate: true, canEdit: true, showPlanInfo: false },
  maxEnvs: 5,
};

const done = <T>({ status, reply }: { status: number; reply: T }, what: string): T => {
  if (status !== 200) throw new Error(`${what} answered ${status} ${JSON.stringify(reply)}`);
  return reply;
};

/** Milliseconds until a request is repeated that was one too many: the product limits sign-ins of an address. */
const pause = 2_000;

/** Where a request is redirected to. */
const redirected = async (visitor: Browser, path: string): Promise<string> => {
  for (;;) {
    const location = (await visitor.request(path)).headers.get('Location') ?? '';
    if (!location.includes('request.tooMany')) return location;
    await after(pause);
  }
};

const signIn = async (origin: string, company: FakeProvider, name: string): Promise<Browser> => {
  const visitor = browser(origin);
  const userinfo = { sub: name, name, email: `${name}@bank.example`, email_verified: true };
  Object.assign(company.says, { userinfo, idToken: undefined });
  const state = new URL(await redirected(visitor, '/oauth2/authorization/company')).searchParams.get('state') ?? '';
  await redirected(visitor, `/auth/callback/company?${new URLSearchParams({ code: 'any', state }).toString()}`);
  return visitor;
};

const openTeam = async (
  origin: string,
  company: FakeProvider,
  admin: BenchClient,
  planId: string,
  token: string,
  changes: Partial<SimEnvSettings>,
): Promise<BenchClient> => {
  const visitor = await signIn(origin, company, token);
  const names = { environmentToken: token, environmentName: token, environmentGroup: 'Load' };
  const settings = { ...sampleSettings, ...changes, ...names };
  const { environmentId } = done(await admin.call(saveSimEnvRoute, { body: settings }), 'an environment');
  const query = { search: `${token}@`, category: 'all' } as const;
  const [user] = done(await admin.call(listUsersRoute, { query }), 'users').items;
  if (!user) throw new Error(`${token} could not sign in`);
  const change = {
    ...{ userId: user.userId, basedOn: user.accountVersion },
    ...{ approvedState: 'APPROVED' as const, plan: { planId }, environmentIds: [environmentId] },
  };
  done(await admin.call(changeUserRoute, { body: change }), 'an account');
  return benchClient(origin, token, httpBrowser(origin, visitor));
};

/**
 * Users with an own environment and files each, so that none receives notices of others. The demo administrator makes
 * them, unless another one is given.
 */
export const openClientGroups = async (
  origin: string,
  company: FakeProvider,
  teams: number,
  filesOfEach: number,
  changes: Partial<SimEnvSettings> = {},
  givenAdmin?: BenchClient,
): Promise<readonly ClientGroup[]> => {
  const admin = givenAdmin ?? (await benchClient(origin, 'admin'));
  const { planId } = done(await admin.call(savePlanRoute, { body: plan }), 'a plan');
  const opened: ClientGroup[] = [];
  for (let number = 0; number < teams; number += 1) {
    const token = `load-${number}`;
    const tester = await openTeam(origin, company, admin, planId, token, changes);
    const fileIds: string[] = [];
    for (let file = 0; file < filesOfEach; file += 1) {
      const name = `${token}-${file}`;
      const query = { environmentToken: token, rbVersion: '2025' as const, fileName: `${name}.xml` };
      const uploaded = await tester.call(uploadFileRoute, { query, body: samplePayment(name, '10.00') });
      fileIds.push(done(uploaded, 'an upload').vipFileSummary.fileId);
    }
    opened.push({ token, tester, fileIds });
  }
  return opened;
};
