import { Failure } from '@clearbench/contracts/failure';
import type { FormatCommand } from '@clearbench/contracts/format/commands';
import type { FormatSettings } from '@clearbench/contracts/format/events';
import {
  addFormatRoute,
  deleteFormatRoute,
  saveFormatRoute,
  uploadFormatXsdRoute,
} from '@clearbench/contracts/format/routes';
import { rulebookFormatsView } from '@clearbench/contracts/format/views';
import { withBody } from '@clearbench/event-sourcing/command-content';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { type BuiltInFormat, builtInFormats, rulesOfFormat } from '@clearbench/validator/formats/built-in-formats';
import type { CommandContext } from '../command-context.ts';
import { checkUnused } from './check-unused.ts';
import { type FoundFormat, findFormat, idOf } from './find-format.ts';
import { formatDecider, formatStream } from './format-decider.ts';
import { takeStructure } from './take-structure.ts';

const checkRules = (format: BuiltInFormat, severities: Readonly<Record<string, unknown>>): void => {
  const known = new Set(rulesOfFormat(format).map(({ id }) => id));
  const ruleId = Object.keys(severities).find((id) => !known.has(id));
  if (ruleId !== undefined) throw new Failure('format.ruleUnknown', { ruleId });
};

type Parts = Pick<CommandContext, 'handle' | 'views' | 'contents' | 'textWorkers'>;

const execute = async (
  { handle, views }: Parts,
  command: FormatCommand,
  metadata: CommandMetadata,
): Promise<number> => {
  const { position } = await handle(formatDecider, formatStream(command.data.formatId), command, metadata);
  await views.reached(position, [rulebookFormatsView]);
  return position;
};

type Based = { readonly basedOn: number; readonly metadata: CommandMetadata; readonly at: string };

/** Unspecified settings are unchanged; the decider refuses an outdated version. */
const change = async (
  parts: Parts,
  { format, changed }: FoundFormat,
  changes: Partial<Pick<FormatSettings, 'severities' | 'structure'>>,
  { basedOn, metadata, at }: Based,
) => {
  const formatId = idOf(format);
  const { scheme: messageScheme, rbVersion, messageType } = format;
  const { severities = {}, structure } = changed ?? {};
  const stored = { severities, ...(structure ? { structure } : {}), ...changes };
  const settings = { messageScheme, rbVersion, messageType, ...stored };
  const position = await execute(parts, { type: 'ChangeFormat', data: { formatId, settings, basedOn }, at }, metadata);
  return { reply: { position, formatId, version: basedOn + 1 }, position };
};

/** The commands for formats. */
export const formatEndpoints = (parts: Parts): Endpoint[] => [
  serve(saveFormatRoute, async ({ body: { formatId, basedOn, severities, ownStructure }, metadata, at }) => {
    const found = await findFormat(parts.views, formatId);
    checkRules(found.format, severities);
    const toFormat = ownStructure === true && !found.added;
    const changes = toFormat ? { severities, structure: undefined } : { severities };
    return change(parts, found, changes, { basedOn, metadata, at });
  }),
  serve(addFormatRoute, async ({ query: { messageScheme, rbVersion, messageType }, request, metadata, at }) => {
    const format = { scheme: messageScheme, rbVersion, messageType };
    const formatId = idOf(format);
    if (builtInFormats.some((one) => idOf(one) === formatId)) throw new Failure('format.alreadyAdded', { formatId });
    const structure = await takeStructure(parts, request, format);
    const settings = { messageScheme, rbVersion, messageType, severities: {}, structure };
    const whole = await withBody(metadata, Buffer.from(structure.sha256));
    const position = await execute(parts, { type: 'AddFormat', data: { formatId, settings }, at }, whole);
    return { reply: { position, formatId, version: 1 }, position };
  }),
  serve(uploadFormatXsdRoute, async ({ params: { formatId }, query: { basedOn }, request, metadata, at }) => {
    const found = await findFormat(parts.views, formatId);
    const structure = await takeStructure(parts, request, found.format);
    const whole = await withBody(metadata, Buffer.from(structure.sha256));
    return change(parts, found, { structure }, { basedOn, metadata: whole, at });
  }),
  serve(deleteFormatRoute, async ({ params: { formatId }, metadata, at }) => {
    const { format, added } = await findFormat(parts.views, formatId);
    if (added) await checkUnused(parts, format);
    const position = await execute(parts, { type: 'RemoveFormat', data: { formatId }, at }, metadata);
    return { reply: { position }, position };
  }),
];
