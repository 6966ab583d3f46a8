import { Failure } from '@clearbench/contracts/failure';
import type { FormatSettings } from '@clearbench/contracts/format/events';
import { formatIdOf, rulebookIdOf } from '@clearbench/contracts/format/format-id';
import { deleteFormatRoute, saveFormatRoute, uploadFormatXsdRoute } from '@clearbench/contracts/format/routes';
import { rulebookFormatsView } from '@clearbench/contracts/format/views';
import type { Order } from '@clearbench/event-sourcing/command-handler';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { type BuiltInFormat, builtInFormats, rulesOfFormat } from '@clearbench/validation/formats/built-in-formats';
import type { Workplace } from '../workplace.ts';
import { formatDecider, formatStream } from './format-decider.ts';
import { takeStructure } from './take-structure.ts';

const formatNamed = (formatId: string): BuiltInFormat => {
  const found = builtInFormats.find(
    ({ scheme: messageScheme, rbVersion, messageType }) =>
      formatIdOf({ messageScheme, rbVersion }, messageType) === formatId,
  );
  if (!found) throw new Failure('format.notFound', { formatId });
  return found;
};

const checkRules = (format: BuiltInFormat, severities: Readonly<Record<string, unknown>>): void => {
  const known = new Set(rulesOfFormat(format).map(({ id }) => id));
  const ruleId = Object.keys(severities).find((id) => !known.has(id));
  if (ruleId !== undefined) throw new Failure('format.ruleUnknown', { ruleId });
};

type Parts = Pick<Workplace, 'handle' | 'views' | 'contents'>;
type By = { readonly order: Order; readonly at: string };

const known = async ({ views }: Parts, formatId: string, messageType: string) =>
  (await views.get(rulebookFormatsView, rulebookIdOf(formatId)))?.formats[messageType];

/** Keeps what is not to change; who saw an older version is refused by the decider. */
const change = async (
  parts: Parts,
  { scheme: messageScheme, rbVersion, messageType }: BuiltInFormat,
  changes: Partial<Pick<FormatSettings, 'severities' | 'structure'>>,
  { basedOn, order, at }: By & { readonly basedOn: number },
) => {
  const formatId = formatIdOf({ messageScheme, rbVersion }, messageType);
  const { severities = {}, structure } = (await known(parts, formatId, messageType)) ?? {};
  const kept = { severities, ...(structure ? { structure } : {}), ...changes };
  const settings = { messageScheme, rbVersion, messageType, ...kept };
  const command = { type: 'ChangeFormat', data: { formatId, settings, basedOn }, at } as const;
  const { position } = await parts.handle(formatDecider, formatStream(formatId), command, order);
  await parts.views.reached(position, [rulebookFormatsView]);
  return { reply: { position, formatId, version: basedOn + 1 }, position };
};

/** Formats as administrators order them. */
export const formatEndpoints = (parts: Parts): Endpoint[] => [
  serve(saveFormatRoute, async ({ body: { formatId, basedOn, severities, ownStructure }, order, at }) => {
    const format = formatNamed(formatId);
    checkRules(format, severities);
    const changes = ownStructure ? { severities, structure: undefined } : { severities };
    return change(parts, format, changes, { basedOn, order, at });
  }),
  serve(uploadFormatXsdRoute, async ({ params: { formatId }, query: { basedOn }, request, order, at }) => {
    const format = formatNamed(formatId);
    const structure = await takeStructure(parts.contents, request, format.messageType);
    return change(parts, format, { structure }, { basedOn, order, at });
  }),
  serve(deleteFormatRoute, async ({ params: { formatId }, order, at }) => {
    formatNamed(formatId);
    const command = { type: 'RemoveFormat', data: { formatId }, at } as const;
    const { position } = await parts.handle(formatDecider, formatStream(formatId), command, order);
    await parts.views.reached(position, [rulebookFormatsView]);
    return { reply: { position }, position };
  }),
];
