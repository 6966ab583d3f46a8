import { type DemoAccount, demoAccounts, demoProvider } from '@clearbench/access/identity-provider/demo-accounts';
import type { CommandContext } from '@clearbench/command-service/command-context';
import { planDecider } from '@clearbench/command-service/plan/plan-decider';
import { planStream } from '@clearbench/command-service/plan/plan-stream';
import { setupDecider, setupStream } from '@clearbench/command-service/settings/setup-decider';
import { simEnvDecider, simEnvStream } from '@clearbench/command-service/sim-env/sim-env-decider';
import { templateDecider, templateStream } from '@clearbench/command-service/template/template-decider';
import { userDecider } from '@clearbench/command-service/user/user-decider';
import { userIdOf, userStream } from '@clearbench/command-service/user/user-stream';
import { millisecondsPerDay } from '@clearbench/contracts/time/durations';
import type { UserCommand } from '@clearbench/contracts/user/commands';
import { builtInTemplates } from '@clearbench/template-engine/built-in/built-in-templates';
import { demoEnvironments } from './demo-environments.ts';
import { benchPlan, readerPlan, trialDays, trialPlan } from './demo-plans.ts';

/** The same command id at every start, so that the seed is executed once. */
const metadataTo = (what: string) => ({ commandId: `seed-${what}`, actor: 'system:seed', correlationId: 'seed' });

/** A new user gets the trial; the analyst the read-only plan; all others the full plan. */
const planFor = ({ roles, approvedState }: DemoAccount, at: string) => {
  const trial = { ...trialPlan, until: new Date(Date.parse(at) + trialDays * millisecondsPerDay).toISOString() };
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

type Parts = Pick<CommandContext, 'handle' | 'log'>;

/** Sign-ins start after the seeding: its commands are among the first in a stream. */
const firstEvents = 50;

/** The last seed command of an account always emits an event: once it exists, the account is not seeded again. */
const isSeeded = async ({ log }: Parts, userId: string, { commandId }: { commandId: string }): Promise<boolean> =>
  (await log.readStream(userStream(userId), 0, firstEvents)).some(({ metadata }) => metadata.commandId === commandId);

const seedUser = async (parts: Parts, account: DemoAccount, at: string): Promise<void> => {
  const userId = userIdOf(demoProvider, account.subject);
  const metadataOf = (command: UserCommand) => metadataTo(`${account.subject}-${command.type}`);
  const commands = commandsFor(account, userId, at);
  const last = commands.at(-1);
  if (last && (await isSeeded(parts, userId, metadataOf(last)))) return;
  for (const command of commands) await parts.handle(userDecider, userStream(userId), command, metadataOf(command));
};

/** Demo accounts, plans, environments and templates, created by commands; idempotent. */
export const seedDemo = async (context: Parts, at: string): Promise<void> => {
  const { handle } = context;
  for (const data of [benchPlan, readerPlan, trialPlan])
    await handle(planDecider, planStream(data.planId), { type: 'OfferPlan', data, at }, metadataTo(data.planId));
  for (const data of demoEnvironments)
    await handle(
      simEnvDecider,
      simEnvStream(data.environmentId),
      { type: 'OpenSimEnv', data, at },
      metadataTo(data.environmentId),
    );
  for (const { sha256: builtInSha256, ...template } of builtInTemplates) {
    const stream = templateStream(template.templateName);
    // An existing template may differ from the built-in one of this version.
    if ((await context.log.readStream(stream, 0, 1)).length > 0) continue;
    const data = { ...template, builtInSha256 };
    await handle(templateDecider, stream, { type: 'AddTemplate', data, at }, metadataTo(template.templateName));
  }
  const dismiss = { type: 'DismissSetupChecklist', data: {}, at } as const;
  await handle(setupDecider, setupStream, dismiss, metadataTo('setup'));
  for (const account of demoAccounts) await seedUser(context, account, at);
};
