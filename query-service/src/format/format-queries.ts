import { Failure } from '@clearbench/contracts/failure';
import { formatIdOf, rulebookId, rulebookIdOf } from '@clearbench/contracts/format/format-id';
import {
  type FormatSummary,
  listFormatsRoute,
  readFormatRoute,
  readFormatTreeRoute,
  readFormatXsdRoute,
} from '@clearbench/contracts/format/routes';
import { type ChangedFormat, rulebookFormatsView } from '@clearbench/contracts/format/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { exportXsd } from '@clearbench/validation/export-xsd';
import { type BuiltInFormat, builtInFormats, rulesOfFormat } from '@clearbench/validation/formats/built-in-formats';
import { messageModel, modelOfStructure, typesOf } from '@clearbench/validation/model/message-models';
import type { Desk } from '../desk.ts';
import { plainType } from './plain-type.ts';
import { usersOfFormat } from './users-of-format.ts';

type Views = Desk['views'];

const idOf = ({ scheme: messageScheme, rbVersion, messageType }: BuiltInFormat): string =>
  formatIdOf({ messageScheme, rbVersion }, messageType);

const summaryOf = (format: BuiltInFormat, changed: ChangedFormat | undefined): FormatSummary => ({
  id: idOf(format),
  messageScheme: format.scheme,
  rbVersion: format.rbVersion,
  messageType: format.messageType,
  version: changed?.version ?? 0,
  rules: rulesOfFormat(format).length,
  changedRules: Object.keys(changed?.severities ?? {}).length,
  uploaded: changed?.structure !== undefined,
});

const found = (formatId: string): BuiltInFormat => {
  const format = builtInFormats.find((one) => idOf(one) === formatId);
  if (!format) throw new Failure('format.notFound', { formatId });
  return format;
};

const changesIn = async (views: Views, rulebook: string) =>
  (await views.get(rulebookFormatsView, rulebook))?.formats ?? {};

async function* onePiece(text: string) {
  yield new TextEncoder().encode(text);
}

/** Formats for administrators. */
export const formatQueries = ({ views, contents }: Pick<Desk, 'views' | 'contents'>): Endpoint[] => [
  serve(listFormatsRoute, async () => {
    const changes = new Map<string, Readonly<Record<string, ChangedFormat>>>();
    for (const { scheme: messageScheme, rbVersion } of builtInFormats) {
      const rulebook = rulebookId({ messageScheme, rbVersion });
      if (!changes.has(rulebook)) changes.set(rulebook, await changesIn(views, rulebook));
    }
    const changed = (format: BuiltInFormat) => changes.get(rulebookIdOf(idOf(format)))?.[format.messageType];
    return { reply: builtInFormats.map((format) => summaryOf(format, changed(format))) };
  }),
  serve(readFormatRoute, async ({ params: { formatId } }) => {
    const format = found(formatId);
    const changed = (await changesIn(views, rulebookIdOf(formatId)))[format.messageType];
    const ruleSet = rulesOfFormat(format).map(({ id: ruleId, layer, severity: usually }) => ({
      ruleId,
      layer,
      usually,
      severity: changed?.severities[ruleId],
    }));
    return { reply: { ...summaryOf(format, changed), ruleSet, ...(await usersOfFormat(views, format)) } };
  }),
  serve(readFormatTreeRoute, async ({ params: { formatId } }) => {
    const { messageType } = found(formatId);
    const structure = (await changesIn(views, rulebookIdOf(formatId)))[messageType]?.structure;
    const model = structure ? modelOfStructure(messageType, structure) : messageModel(messageType);
    if (!model) throw new Failure('format.notFound', { formatId });
    return { reply: { namespace: model.namespace, types: typesOf(model).map(plainType) } };
  }),
  serve(readFormatXsdRoute, async ({ params: { formatId } }) => {
    const { messageType } = found(formatId);
    const own = (await changesIn(views, rulebookIdOf(formatId)))[messageType]?.structure;
    const text = own ? new TextDecoder().decode(await contents.get(own.sha256)) : exportXsd(messageType);
    if (text === undefined) throw new Failure('format.notFound', { formatId });
    const headers = { 'Content-Disposition': `attachment; filename="${messageType}.xsd"` };
    return { stream: onePiece(text), headers };
  }),
];
