import { isBuiltIn } from '@clearbench/contracts/calendar/built-in';
import { calendarView } from '@clearbench/contracts/calendar/views';
import { envelopeProfileView } from '@clearbench/contracts/envelope/views';
import { Failure } from '@clearbench/contracts/failure';
import { fileCountView, fileListView } from '@clearbench/contracts/file/views';
import { formatIdOf, rulebookIdOf } from '@clearbench/contracts/format/format-id';
import { rulebookFormatsView } from '@clearbench/contracts/format/views';
import type { SimEnvSettings } from '@clearbench/contracts/sim-env/events';
import { participantKey } from '@clearbench/contracts/sim-env/participants';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { isBuiltInProfile } from '@clearbench/iso20022/envelopes/built-in-profiles';
import type { ReadModels } from '@clearbench/stores/read-models';
import { faultOfDefaultScenario } from '@clearbench/test-engine/scenarios/default-scenario';

type Views = Pick<ReadModels, 'find' | 'get' | 'count'>;

const checkThere = async (views: Views, { scheme, versions }: SimEnvSettings, formatId: string): Promise<void> => {
  const document = await views.get(rulebookFormatsView, rulebookIdOf(formatId));
  const format = Object.values(document?.formats ?? {}).find((one) => formatIdOf(one, one.messageType) === formatId);
  if (!format || format.messageScheme !== scheme || !versions.includes(format.rbVersion))
    throw new Failure('format.notFound', { formatId });
};

const checkNoFiles = async (views: Views, environmentId: string, formatId: string): Promise<void> => {
  const rulebook = rulebookIdOf(formatId);
  const messageType = formatId.slice(rulebook.length + 1);
  const wanted = { shelf: environmentId, messageType, rbVersion: rulebook.split('-')[1] ?? '' };
  const files = await views.count(
    fileListView,
    Object.entries(wanted).map(([field, is]) => ({ field, is })),
  );
  if (files > 0) throw new Failure('simEnv.formatInUse', { messageType, files });
};

/** An environment can select formats that administrators added to its rulebooks, and cannot drop those with files. */
export const checkFormats = async (
  views: Views,
  settings: SimEnvSettings,
  environmentId: string | undefined,
): Promise<void> => {
  const { formats = [] } = settings;
  for (const formatId of formats) await checkThere(views, settings, formatId);
  if (environmentId === undefined) return;
  const before = (await views.get(simEnvView, environmentId))?.formats ?? [];
  for (const formatId of before) if (!formats.includes(formatId)) await checkNoFiles(views, environmentId, formatId);
};

/** Tokens of open environments are unique. */
const checkToken = async (views: Views, environmentToken: string, environmentId: string | undefined): Promise<void> => {
  const where = [{ field: 'environmentToken', is: environmentToken }];
  const sort = { field: 'environmentToken', direction: 'ascending' } as const;
  const [other] = (await views.find(simEnvView, { where, sort, limit: 1 })).items;
  if (other && other.environmentId !== environmentId)
    throw new Failure('simEnv.tokenTaken', { token: environmentToken, name: other.environmentName });
};

/** A rulebook version with files cannot be dropped. */
const checkVersions = async (
  views: Views,
  { versions }: SimEnvSettings,
  environmentId: string | undefined,
): Promise<void> => {
  if (environmentId === undefined) return;
  const { byRbVersion = {} } = (await views.get(fileCountView, environmentId)) ?? {};
  for (const [rbVersion, files] of Object.entries(byRbVersion))
    if (files > 0 && !versions.some((version) => version === rbVersion))
      throw new Failure('simEnv.versionInUse', { rbVersion, files });
};

const checkScenario = ({ scheme, clearing: { defaultScenario } }: SimEnvSettings): void => {
  const reason = defaultScenario === undefined ? undefined : faultOfDefaultScenario(defaultScenario, scheme);
  if (reason !== undefined) throw new Failure('simEnv.badScenario', { reason });
};

/** A BIC is in the list of participants once, with or without the branch of the head office. */
const checkParticipants = ({ clearing: { participants = [] } }: SimEnvSettings): void => {
  const entries = new Map<string, number>();
  for (const [index, { bic }] of participants.entries()) {
    const earlier = entries.get(participantKey(bic));
    if (earlier !== undefined) throw new Failure('simEnv.participantTwice', { bic, entry: index + 1, earlier });
    entries.set(participantKey(bic), index + 1);
  }
};

/** The calendar of a clearing must exist. */
const checkCalendar = async (views: Views, { clearing: { calendarName } }: SimEnvSettings): Promise<void> => {
  if (calendarName === undefined || isBuiltIn(calendarName)) return;
  if (!(await views.get(calendarView, calendarName))) throw new Failure('calendar.notFound', { calendarName });
};

/** The envelope profile of an environment must exist. */
const checkEnvelope = async (views: Views, { clearing: { envelopeProfile } }: SimEnvSettings): Promise<void> => {
  if (envelopeProfile === undefined || isBuiltInProfile(envelopeProfile)) return;
  if (!(await views.get(envelopeProfileView, envelopeProfile)))
    throw new Failure('envelope.notFound', { profileId: envelopeProfile });
};

/** Whether settings are consistent with other objects; `environmentId` is absent for a new environment. */
export const checkSettings = async (
  views: Views,
  settings: SimEnvSettings,
  environmentId: string | undefined,
): Promise<void> => {
  checkScenario(settings);
  checkParticipants(settings);
  await checkCalendar(views, settings);
  await checkEnvelope(views, settings);
  await checkToken(views, settings.environmentToken, environmentId);
  await checkVersions(views, settings, environmentId);
  await checkFormats(views, settings, environmentId);
};
