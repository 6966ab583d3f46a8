import { Failure } from '@clearbench/contracts/failure';
import { formatIdOf, rulebookId, rulebookIdOf } from '@clearbench/contracts/format/format-id';
import { type ChangedFormat, rulebookFormatsView } from '@clearbench/contracts/format/views';
import type { ReadModels } from '@clearbench/stores/read-models';
import { type BuiltInFormat, builtInFormats } from '@clearbench/validator/formats/built-in-formats';

type Views = Pick<ReadModels, 'get'>;
/** `changed`: the administrators' changes; `added` where the format is not built in. */
export type FoundFormat = {
  readonly format: BuiltInFormat;
  readonly added: boolean;
  readonly changed: ChangedFormat | undefined;
};

export const idOf = ({ scheme: messageScheme, rbVersion, messageType }: BuiltInFormat): string =>
  formatIdOf({ messageScheme, rbVersion }, messageType);

/** The administrators' changes to the formats of a rulebook. */
const changedIn = async (views: Views, rulebook: string): Promise<readonly ChangedFormat[]> =>
  Object.values((await views.get(rulebookFormatsView, rulebook))?.formats ?? {});

const plain = ({ messageScheme: scheme, rbVersion, messageType }: ChangedFormat): BuiltInFormat => ({
  scheme,
  rbVersion,
  messageType,
});

/** A built-in or an added format. */
export const findFormat = async (views: Views, formatId: string): Promise<FoundFormat> => {
  const builtIn = builtInFormats.find((one) => idOf(one) === formatId);
  const changed = (await changedIn(views, rulebookIdOf(formatId))).find((one) => idOf(plain(one)) === formatId);
  const format = builtIn ?? (changed && plain(changed));
  if (!format) throw new Failure('format.notFound', { formatId });
  return { format, added: builtIn === undefined, changed };
};

/** Every format of a rulebook, with the uploaded structure where there is one. */
export const formatsBeside = async (views: Views, { scheme, rbVersion, messageType }: BuiltInFormat) => {
  const changed = await changedIn(views, rulebookId({ messageScheme: scheme, rbVersion }));
  const builtIn = builtInFormats.filter((one) => one.scheme === scheme && one.rbVersion === rbVersion);
  const names = new Set([...builtIn, ...changed].map((one) => one.messageType));
  names.delete(messageType);
  return [...names].map((name) => ({
    messageType: name,
    structure: changed.find((one) => one.messageType === name)?.structure,
  }));
};
