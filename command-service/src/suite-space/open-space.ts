import { businessDays } from '@clearbench/calendars/business-days';
import { closedDaysOf } from '@clearbench/calendars/closed-days';
import { Failure } from '@clearbench/contracts/failure';
import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import { type RbVersion, type SimEnvSettings, simEnvSettings } from '@clearbench/contracts/sim-env/events';
import { memoryKey, transferView } from '@clearbench/contracts/transfer/views';
import type { Profile } from '@clearbench/iso20022/profile';
import { seededRandom } from '@clearbench/template-engine/seeded-random';
import type { ScenariosOfCase } from '@clearbench/test-suites/format/scenarios-of-case';
import { later } from '@clearbench/test-suites/run/business-time';
import type { Space } from '@clearbench/test-suites/run/space';
import { checkContent } from '../check-content.ts';
import type { CommandContext } from '../command-context.ts';
import { lookUpHistory } from '../message-history/check-with-history.ts';
import type { HistoryScope } from '../message-history/history-scope.ts';
import { profileOf } from '../profile-of.ts';
import { changeList } from '../scenario/change-list.ts';
import type { ListKey } from '../scenario-lists/stored-lists.ts';
import { simEnvDecider, simEnvStream } from '../sim-env/sim-env-decider.ts';
import { wrapOptions } from '../wrap-options.ts';
import { correspondence } from './correspondence.ts';
import type { RunEnvironment } from './run-environment.ts';
import { spaceContext } from './space-context.ts';
import { conversationIn } from './space-conversation.ts';
import { spaceDeliveries } from './space-deliveries.ts';
import { type TemplateLibrary, templatesIn } from './space-templates.ts';
import { spaceTester } from './space-tester.ts';

export type SpaceParts = {
  readonly settings: SimEnvSettings;
  readonly rbVersion: RbVersion;
  /** The instant at which the clock of the space starts, ISO 8601 UTC. */
  readonly at: string;
  readonly seed: number;
  readonly bic: string;
  readonly templates: TemplateLibrary;
  readonly stored?: Space['stored'];
  /** The environment of the product whose settings these are. */
  readonly chosen?: RunEnvironment;
  /** The texts of the scenario lists in force; none where absent. */
  readonly scenarios?: ScenariosOfCase;
  /** The deliveries of these lists come; those of the list of the environment of a run do not. */
  readonly delivers?: boolean;
};

const environmentId = 'space';
/** A text without a file. */
const ownScope: HistoryScope = { memory: memoryKey(environmentId), direction: 'TS', userId: spaceTester.userId };

const openEnvironment = async (
  context: CommandContext,
  { settings, at, chosen, scenarios = {} }: Pick<SpaceParts, 'settings' | 'at' | 'chosen' | 'scenarios'>,
): Promise<void> => {
  const metadata = { commandId: 'open', actor: spaceTester.userId, correlationId: 'open' };
  const severities = chosen?.environment.severities;
  const { tester = '', environment = '' } = scenarios;
  const allowed = tester.trim() === '' ? {} : { allowOwnScenarios: true };
  const all = simEnvSettings.parse({ ...settings, clearing: { ...settings.clearing, ...allowed } });
  const data = { environmentId, settings: all, ...(severities ? { severities } : {}) };
  const stream = simEnvStream(environmentId);
  const { position } = await context.handle(simEnvDecider, stream, { type: 'OpenSimEnv', data, at }, metadata);
  await context.views.reached(position);
  const set = async (key: ListKey, text: string, commandId: string) => {
    if (text.trim() !== '')
      await changeList(context, key, { text }, { metadata: { ...metadata, commandId }, at }, async () => undefined);
  };
  await set({ environmentId }, environment, 'scenarios');
  await set({ environmentId, userId: spaceTester.userId }, tester, 'own-scenarios');
};

const reportOf = async ({ contents }: CommandContext, sha256: string): Promise<ValidationReport> =>
  JSON.parse(new TextDecoder().decode(await contents.get(sha256))) as ValidationReport;

type Checks = Pick<Space, 'validate' | 'breakRule'>;

/** Validation and error injection with the message history of the space. */
const checksIn = (context: CommandContext, profileFor: (fileName: string) => Promise<Profile>): Checks => ({
  validate: async ({ bytes, fileName }) => {
    const { check } = await checkContent(context, bytes, await profileFor(fileName), ownScope);
    return reportOf(context, check.reportSha256);
  },
  breakRule: async (bytes, ruleId, fileName) => {
    const profile = await profileFor(fileName);
    const query = await context.textWorkers.historyQuery(bytes, profile.envelopes);
    // Some rules compare with earlier messages: they break against the history of the space only.
    const earlier = await lookUpHistory(context, query, ownScope, profile.now);
    return context.textWorkers.breakRule(bytes, ruleId, earlier ? { ...profile, earlier } : profile);
  },
});

const transferIn =
  ({ views }: CommandContext): Space['transfer'] =>
  async (transferId) => {
    const transfer = await views.get(transferView, transferId);
    if (transfer === undefined) throw new Failure('transfer.notFound');
    return transfer;
  };

/** Opens a space on stores in memory, with the command handlers and read models of the product. */
export const openSpace = async (parts: SpaceParts): Promise<Space> => {
  const { settings, rbVersion, seed, bic, templates, stored = async () => undefined, chosen } = parts;
  let now = parts.at;
  const dice = seededRandom(seed);
  const { context, environment } = await spaceContext(spaceTester.document(bic), chosen, async (opened) =>
    openEnvironment(opened, parts),
  );
  const clock = { now: () => now };
  const closedDays = closedDaysOf(settings, chosen?.calendar);
  const days = businessDays(closedDays);
  const scenarios = parts.delivers === true ? (parts.scenarios ?? {}) : {};
  const deliveries = await spaceDeliveries(context, { environment, days, rbVersion, seed, bic, templates, scenarios });
  const { releaseUntil, ...letters } = correspondence(context, {
    environment,
    rbVersion,
    clock,
    bic,
    seed,
    deliveries,
  });
  const profileFor = (fileName: string) =>
    profileOf(context.views, environment, { rbVersion, fileName, direction: 'TS' }, now, { bic, testCode: 'T' });
  const wrapFor = (body: string, textSeed: number) =>
    wrapOptions(context.views, environment, { body, sender: { bic, testCode: 'T' }, now, seed: textSeed });
  return {
    scheme: settings.scheme,
    rbVersion,
    cutOff: settings.clearing.cutOff,
    businessDays: days,
    dice,
    now: clock.now,
    ...templatesIn(templates, () => ({ now, rbVersion, profileBic: bic, settings, closedDays, dice, wrapFor })),
    stored,
    ...checksIn(context, profileFor),
    ...letters,
    transfer: transferIn(context),
    conversation: conversationIn(context, environmentId),
    advanceTo: (instant, isStep = false) =>
      releaseUntil(
        instant,
        (at) => {
          now = later(at, now);
        },
        isStep,
      ),
  };
};
