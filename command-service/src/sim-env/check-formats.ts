import { Failure } from '@clearbench/contracts/failure';
import { fileListView } from '@clearbench/contracts/file/views';
import { formatIdOf, rulebookIdOf } from '@clearbench/contracts/format/format-id';
import { rulebookFormatsView } from '@clearbench/contracts/format/views';
import type { SimEnvSettings } from '@clearbench/contracts/sim-env/events';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import type { ReadModels } from '@clearbench/stores/read-models';

type Views = Pick<ReadModels, 'get' | 'count'>;

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
