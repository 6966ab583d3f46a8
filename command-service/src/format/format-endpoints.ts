import { Failure } from '@clearbench/contracts/failure';
import { formatIdOf } from '@clearbench/contracts/format/format-id';
import { deleteFormatRoute, saveFormatRoute } from '@clearbench/contracts/format/routes';
import { rulebookFormatsView } from '@clearbench/contracts/format/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { type BuiltInFormat, builtInFormats, rulesOfFormat } from '@clearbench/validation/formats/built-in-formats';
import type { Workplace } from '../workplace.ts';
import { formatDecider, formatStream } from './format-decider.ts';

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

/** Formats as administrators order them. */
export const formatEndpoints = ({ handle, views }: Pick<Workplace, 'handle' | 'views'>): Endpoint[] => [
  serve(saveFormatRoute, async ({ body: { formatId, basedOn, severities }, order, at }) => {
    const format = formatNamed(formatId);
    checkRules(format, severities);
    const { scheme: messageScheme, rbVersion, messageType } = format;
    const settings = { messageScheme, rbVersion, messageType, severities };
    const command = { type: 'ChangeFormat', data: { formatId, settings, basedOn }, at } as const;
    const { position } = await handle(formatDecider, formatStream(formatId), command, order);
    await views.reached(position, [rulebookFormatsView]);
    return { reply: { position, formatId, version: basedOn + 1 }, position };
  }),
  serve(deleteFormatRoute, async ({ params: { formatId }, order, at }) => {
    formatNamed(formatId);
    const command = { type: 'RemoveFormat', data: { formatId }, at } as const;
    const { position } = await handle(formatDecider, formatStream(formatId), command, order);
    await views.reached(position, [rulebookFormatsView]);
    return { reply: { position }, position };
  }),
];
