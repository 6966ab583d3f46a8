import { findEnvironment, findFile } from '@clearbench/access/resource-access';
import { defaultEnvironment } from '@clearbench/contracts/sim-env/default-environment';
import type { ClearingSettings } from '@clearbench/contracts/sim-env/events';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import { makeCaseRoute } from '@clearbench/contracts/suite/make-case-route';
import type { ClearingOfSuite } from '@clearbench/contracts/test-suite/suite-file';
import type { TransferDocument } from '@clearbench/contracts/transfer/views';
import { userView } from '@clearbench/contracts/user/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { CommandContext } from '../command-context.ts';
import { namesOfEnvironment } from '../stored-suites/environment-names.ts';
import { accepted } from '../suite-work/refused-work.ts';
import type { CaseAddition } from '../suite-work/suite-work.ts';
import { latest, nextVersion } from './change-suite.ts';
import { addSuite, type By, checkNumberOfSuites, exampleTemplates, keepArchive } from './create-suite.ts';
import { happenedTransfers, transferOfFile } from './happened-transfers.ts';
import { scenariosOfTransfers } from './scenarios-of-transfers.ts';

/** The settings of a clearing that a case has where they differ. */
const clearingOfCase = ({ scheme, clearing }: SimEnvDocument): NonNullable<ClearingOfSuite> => {
  const usual = defaultEnvironment(scheme, '').clearing;
  const { cutOff, magicCents, refusesLate = false, defaultScenario, secondsPerBusinessDay, reachable } = clearing;
  return {
    ...(cutOff === usual.cutOff ? {} : { cutOff }),
    ...(magicCents === usual.magicCents ? {} : { magicCents: magicCents ? 'true' : 'false' }),
    ...(refusesLate ? { refusesLate: 'true' } : {}),
    ...(defaultScenario === undefined ? {} : { defaultScenario }),
    secondsPerBusinessDay: String(Math.round(secondsPerBusinessDay)),
    ...(reachable.length === 0 ? {} : { reachable }),
  };
};

/** The settings that a case cannot have. */
const otherSettings = [
  'bic',
  'systemCode',
  'settlementHorizonDays',
  'timeOutSeconds',
  'beneficiaryTimeOutSeconds',
  'calendarName',
] as const satisfies readonly (keyof ClearingSettings)[];

const notRepeated = ({ scheme, clearing, formats = [] }: SimEnvDocument): string[] => {
  const usual = defaultEnvironment(scheme, '').clearing;
  const differing: string[] = otherSettings.filter((name) => clearing[name] !== usual[name]);
  return formats.length > 0 ? [...differing, 'formats'] : differing;
};

const withCase = async (context: CommandContext, addition: CaseAddition) => {
  const { path, ...result } = accepted(await context.textWorkers.addCase(addition));
  return { path, content: await keepArchive(context, result), result };
};

type Case = Pick<CaseAddition, 'happened' | 'schemas' | 'names'>;

const intoStored = async (context: CommandContext, suiteId: string, by: By, made: Case) => {
  const { reply, position } = await nextVersion(context, suiteId, by, async (suite) => {
    const { content } = latest(suite);
    const base = { archive: await context.contents.get(content.sha256), title: content.title };
    const added = await withCase(context, { base, ...made });
    return { change: 'added', path: added.path, content: added.content };
  });
  return { reply: { ...reply, path: reply.path ?? '' }, position };
};

type Created = { readonly newTitle: string; readonly environment: SimEnvDocument; readonly transfer: TransferDocument };

const intoNew = async (context: CommandContext, created: Created, by: By, made: Case) => {
  const { newTitle: title, environment, transfer } = created;
  await checkNumberOfSuites(context, by, environment);
  const { scheme, environmentId } = environment;
  const sender = await context.views.get(userView, transfer.requestedBy);
  const { bic } = (sender ?? by.principal.user).settings;
  const from = { title, scheme, template: exampleTemplates[scheme], ...(bic === '' ? {} : { bic }) };
  const { path, result } = await withCase(context, { base: { from }, ...made });
  const origin = { origin: 'transfer', source: transfer.transferId } as const;
  const { reply, position } = await addSuite(context, result, { environmentId, ...origin }, by);
  return { reply: { ...reply, path }, position };
};

/** Makes a case from a transfer that happened. */
export const makeCaseEndpoint = (context: CommandContext): Endpoint =>
  serve(makeCaseRoute, async ({ body: { fileId, transferId, title, suite, schemas }, ...by }) => {
    const file = await findFile(context.views, by.principal, fileId);
    const transfer = await transferOfFile(context, file, transferId);
    const environment = await findEnvironment(context.views, by.principal, transfer.environmentToken);
    const { transfers, documents } = await happenedTransfers(context, transfer);
    const scenarios = await scenariosOfTransfers(context, documents, by.principal);
    const { scheme } = environment;
    const { rbVersion: rulebook } = file.summary;
    const clearing = clearingOfCase(environment);
    const { lists, conditions = [] } = scenarios ?? {};
    const settled = lists ? { scenarios: lists, conditions } : {};
    const happened = { title, environment: scheme, rulebook, clearing, ...settled, transfers };
    const names = await namesOfEnvironment(context, environment);
    const made = { happened, schemas, names };
    const { reply, position } =
      'suiteId' in suite
        ? await intoStored(context, suite.suiteId, by, made)
        : await intoNew(context, { ...suite, environment, transfer }, by, made);
    return { reply: { ...reply, notRepeated: notRepeated(environment), conditions: [...conditions] }, position };
  });
