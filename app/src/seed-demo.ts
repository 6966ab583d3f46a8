import { type DemoAccount, demoAccounts, demoProvider } from '@clearbench/access/identity-provider/demo-accounts';
import { planDecider } from '@clearbench/command-service/plan/plan-decider';
import { planStream } from '@clearbench/command-service/plan/plan-stream';
import { simEnvDecider, simEnvStream } from '@clearbench/command-service/sim-env/sim-env-decider';
import { templateDecider, templateStream } from '@clearbench/command-service/template/template-decider';
import { userDecider } from '@clearbench/command-service/user/user-decider';
import { userIdOf, userStream } from '@clearbench/command-service/user/user-stream';
import type { Workplace } from '@clearbench/command-service/workplace';
import type { UserCommand } from '@clearbench/contracts/user/commands';
import { dayOneTemplates } from '@clearbench/template-engine/day-one/templates';
import { demoEnvironments } from './demo-environments.ts';
import { benchPlan, readerPlan, trialDays, trialPlan } from './demo-plans.ts';

/** The same order at every start: what was seeded once is found again and left alone. */
const orderTo = (what: string) => ({ commandId: `seed-${what}`, actor: 'system:seed', correlationId: 'seed' });

const day = 24 * 60 * 60 * 1000;

/** Whoever has only just signed up tries the product; the analyst looks; everybody else works. */
const planFor = ({ roles, approvedState }: DemoAccount, at: string) => {
  const trial = { ...trialPlan, until: new Date(Date.parse(at) + trialDays * day).toISOString() };
  const work = roles.includes('ROLE_ANALYST') ? readerPlan : benchPlan;
  const { terms, ...plan } = approvedState === 'UNKNOWN' ? trial : work;
  return { ...plan, maxEnvs: terms.maxEnvs };
};

const commandsFor = (account: DemoAccount, userId: string, at: string): UserCommand[] => {
  const { subject, email, displayName, roles, approvedState, userState, emailVerified } = account;
  const { maxEnvs, ...plan } = planFor(account, at);
  const environmentIds = demoEnvironments.map(({ environmentId }) => environmentId).slice(0, maxEnvs);
  return [
    {
      type: 'SignUpUser',
      data: { userId, provider: demoProvider, subject, email, displayName, emailVerified },
      at,
    },
    { type: 'ChangeUserRoles', data: { userId, roles: [...roles] }, at },
    ...(approvedState === 'APPROVED' ? [{ type: 'ApproveUser', data: { userId }, at } as const] : []),
    ...(approvedState === 'REJECTED' ? [{ type: 'RejectUser', data: { userId }, at } as const] : []),
    ...(userState === 'DISABLED' ? [{ type: 'DisableUser', data: { userId }, at } as const] : []),
    { type: 'ChangeUserEnvironments', data: { userId, environmentIds }, at },
    { type: 'AssignUserPlan', data: { userId, ...plan }, at },
  ];
};

type Parts = Pick<Workplace, 'handle' | 'log'>;

/** Nobody signs in before the seeding is over: its orders are among the first in a stream. */
const firstEvents = 50;

/** The last order to an account always leaves an event: once it is there, the account is the administrators' own. */
const isSeeded = async ({ log }: Parts, userId: string, { commandId }: { commandId: string }): Promise<boolean> =>
  (await log.readStream(userStream(userId), 0, firstEvents)).some(({ metadata }) => metadata.commandId === commandId);

const seedUser = async (parts: Parts, account: DemoAccount, at: string): Promise<void> => {
  const userId = userIdOf(demoProvider, account.subject);
  const orderOf = (command: UserCommand) => orderTo(`${account.subject}-${command.type}`);
  const commands = commandsFor(account, userId, at);
  const last = commands.at(-1);
  if (last && (await isSeeded(parts, userId, orderOf(last)))) return;
  for (const command of commands) await parts.handle(userDecider, userStream(userId), command, orderOf(command));
};

/** Demo accounts, plans, environments and templates, ordered like anything else; repeating it changes nothing. */
export const seedDemo = async (workplace: Parts, at: string): Promise<void> => {
  const { handle } = workplace;
  for (const data of [benchPlan, readerPlan, trialPlan])
    await handle(planDecider, planStream(data.planId), { type: 'OfferPlan', data, at }, orderTo(data.planId));
  for (const data of demoEnvironments)
    await handle(
      simEnvDecider,
      simEnvStream(data.environmentId),
      { type: 'OpenSimEnv', data, at },
      orderTo(data.environmentId),
    );
  for (const data of dayOneTemplates)
    await handle(
      templateDecider,
      templateStream(data.templateName),
      { type: 'AddTemplate', data, at },
      orderTo(data.templateName),
    );
  for (const account of demoAccounts) await seedUser(workplace, account, at);
};
