import { findEnvironment, findFile } from '@clearbench/access/resource-access';
import { businessDays } from '@clearbench/calendars/business-days';
import { Failure } from '@clearbench/contracts/failure';
import type { BodyOf } from '@clearbench/contracts/route';
import type { NextDelivery } from '@clearbench/contracts/scenario/dry-run';
import { dryRunScenariosRoute } from '@clearbench/contracts/scenario/routes';
import type { RuleList } from '@clearbench/contracts/scenario/rule-list';
import type { Principal } from '@clearbench/contracts/session/principal';
import { businessTime } from '@clearbench/contracts/sim-env/business-time';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { ScenarioInForce } from '@clearbench/test-engine/clear-file';
import type { OwnedList } from '@clearbench/test-engine/scenarios/compile-list';
import { nextDeliveries } from '@clearbench/test-engine/scenarios/next-deliveries';
import { clearingCalendar } from '../clearing-calendar.ts';
import type { CommandContext } from '../command-context.ts';
import { envelopesOf } from '../envelopes-of-environment.ts';
import { fileOfDay, listsInForce } from '../scenario-lists/scenarios-in-force.ts';
import { checkRules } from './change-list.ts';

type Body = BodyOf<typeof dryRunScenariosRoute>;

/** A dry run is for a look at some transactions, not for load files. */
const largestDryRun = 16_777_216;

const bytesFor = async (context: CommandContext, principal: Principal, environment: SimEnvDocument, body: Body) => {
  if (body.message !== undefined) return new TextEncoder().encode(body.message);
  if (body.fileId === undefined) throw new Failure('scenario.noFile');
  const { summary, content } = await findFile(context.views, principal, body.fileId);
  if (summary.envId !== environment.environmentId) throw new Failure('file.notFound');
  if (content.size > largestDryRun)
    throw new Failure('scenario.fileTooLarge', { limit: largestDryRun, size: content.size });
  return context.contents.get(content.sha256);
};

/** The lists in force with the edited text in the place of the stored one; the tester's list comes first. */
const withEdited = async (
  context: CommandContext,
  lists: readonly OwnedList[],
  { text, of }: Body,
): Promise<readonly OwnedList[]> => {
  if (text === undefined) return lists;
  const list = text.trim() === '' ? { rules: [] } : await checkRules(context, text, of);
  const others = lists.filter(({ owner }) => owner !== of);
  const edited: OwnedList = { owner: of, list };
  return of === 'tester' ? [edited, ...others] : [...others, edited];
};

const scenarioFor = async (
  context: CommandContext,
  principal: Principal,
  environment: SimEnvDocument,
  body: Body,
  at: string,
): Promise<ScenarioInForce> => {
  const { userId, settings, displayName } = principal.user;
  const { environmentId, memory = 0 } = environment;
  const sentAt = businessTime(environment.clock, at);
  const sent = { environmentId, memory, userId, sentAt };
  return {
    lists: await withEdited(context, await listsInForce(context, environment, { userId, requestedAt: at }), body),
    at: sentAt,
    // The file would be the next one.
    fileOfDay: (await fileOfDay(context, sent)) + 1,
    tester: settings.bic,
    testerName: displayName,
  };
};

/** The testers who receive each delivery of an environment's list; a function of the transfer slice, passed in. */
export type ReceiversOf = (
  environmentId: string,
  deliveries: NonNullable<RuleList['deliveries']>,
) => Promise<ReadonlyMap<{ readonly id: string }, readonly string[]>>;

/** The next messages of the list in question; those of an environment with the number of their receivers. */
const deliveriesOf = async (
  context: CommandContext,
  receiversOf: ReceiversOf,
  environment: SimEnvDocument,
  { lists, at }: ScenarioInForce,
  owner: Body['of'],
): Promise<NextDelivery[]> => {
  const list = lists.find((one) => one.owner === owner);
  const days = businessDays(await clearingCalendar(context.views, environment));
  const next = nextDeliveries(list, days, at);
  if (owner === 'tester' || next.length === 0) return next;
  const receivers = await receiversOf(environment.environmentId, list?.list.deliveries ?? []);
  const count = new Map([...receivers].map(([{ id }, users]) => [id, users.length]));
  return next.map((one) => ({ ...one, receivers: count.get(one.rule.ruleId) ?? 0 }));
};

/** Which rule would decide each transaction if the tester sent the file now. */
export const dryRunEndpoint = (context: CommandContext, receiversOf: ReceiversOf): Endpoint =>
  serve(dryRunScenariosRoute, async ({ body, principal, at }) => {
    const environment = await findEnvironment(context.views, principal, body.environmentToken);
    const bytes = await bytesFor(context, principal, environment, body);
    const { scheme, clearing } = environment;
    const { envelopes } = await envelopesOf(context.views, environment);
    const scenario = await scenarioFor(context, principal, environment, body, at);
    const decided = await context.textWorkers.dryRun({
      bytes,
      scheme,
      clearing,
      scenario,
      transaction: body.transaction,
      ...(envelopes === undefined ? {} : { forms: envelopes }),
    });
    const deliveries = await deliveriesOf(context, receiversOf, environment, scenario, body.of);
    return { reply: { ...decided, deliveries } };
  });
