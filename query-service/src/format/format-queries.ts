import { Failure } from '@clearbench/contracts/failure';
import { formatIdOf, rulebookId, rulebookIdOf } from '@clearbench/contracts/format/format-id';
import {
  type FormatSummary,
  listFormatsRoute,
  readFormatRoute,
  readFormatTreeRoute,
  readFormatXsdRoute,
} from '@clearbench/contracts/format/routes';
import type { StructureType } from '@clearbench/contracts/format/structure';
import { type ChangedFormat, rulebookFormatsView } from '@clearbench/contracts/format/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { exportXsd } from '@clearbench/iso20022/export-xsd';
import { messageModel, modelOfStructure, typesOf } from '@clearbench/iso20022/model/message-models';
import type { TypeModel } from '@clearbench/iso20022/model/model';
import {
  type BuiltInFormat,
  builtInFormats,
  isBuiltIn,
  rulesOfFormat,
} from '@clearbench/validator/formats/built-in-formats';
import type { QueryContext } from '../query-context.ts';
import { usersOfFormat } from './users-of-format.ts';

/** A type for JSON, which has no infinity. */
const plainType = (type: TypeModel): StructureType => {
  if (type.kind === 'any') return { kind: type.kind, name: type.name };
  if (type.kind === 'value') {
    const { kind, name, value, attribute } = type;
    const plain = value.kind === 'code' ? { kind: value.kind, codes: [...value.codes] } : { ...value };
    return { kind, name, value: plain, ...(attribute ? { attribute: { ...attribute } } : {}) };
  }
  const elements = type.elements.map(({ name, type: of, min, max, oneOf }) => ({
    name,
    type: of,
    min,
    ...(max === Number.POSITIVE_INFINITY ? {} : { max }),
    ...(oneOf === undefined ? {} : { oneOf }),
  }));
  return { kind: type.kind, name: type.name, elements };
};

type Views = QueryContext['views'];

const idOf = ({ scheme: messageScheme, rbVersion, messageType }: BuiltInFormat): string =>
  formatIdOf({ messageScheme, rbVersion }, messageType);

const summaryOf = (format: BuiltInFormat, changed: ChangedFormat | undefined): FormatSummary => ({
  ...(changed?.structure?.beyond ? { beyond: changed.structure.beyond } : {}),
  added: !isBuiltIn(format),
  id: idOf(format),
  messageScheme: format.scheme,
  rbVersion: format.rbVersion,
  messageType: format.messageType,
  version: changed?.version ?? 0,
  rules: rulesOfFormat(format).length,
  changedRules: Object.keys(changed?.severities ?? {}).length,
  uploaded: changed?.structure !== undefined,
});

type Changes = Readonly<Record<string, ChangedFormat>>;

const changesIn = async (views: Views, rulebook: string): Promise<Changes> =>
  (await views.get(rulebookFormatsView, rulebook))?.formats ?? {};

/** The formats that administrators added to a rulebook. */
const addedIn = (changes: Changes): readonly BuiltInFormat[] =>
  Object.values(changes)
    .map(({ messageScheme: scheme, rbVersion, messageType }) => ({ scheme, rbVersion, messageType }))
    .filter((format) => !isBuiltIn(format));

const found = async (views: Views, formatId: string) => {
  const changes = await changesIn(views, rulebookIdOf(formatId));
  const format = [...builtInFormats, ...addedIn(changes)].find((one) => idOf(one) === formatId);
  if (!format) throw new Failure('format.notFound', { formatId });
  return { format, changed: changes[format.messageType] };
};

async function* onePiece(text: string) {
  yield new TextEncoder().encode(text);
}

/** Formats for administrators. */
export const formatQueries = ({ views, contents }: Pick<QueryContext, 'views' | 'contents'>): Endpoint[] => [
  serve(listFormatsRoute, async () => {
    const changes = new Map<string, Changes>();
    for (const { scheme: messageScheme, rbVersion } of builtInFormats) {
      const rulebook = rulebookId({ messageScheme, rbVersion });
      if (!changes.has(rulebook)) changes.set(rulebook, await changesIn(views, rulebook));
    }
    const changed = (format: BuiltInFormat) => changes.get(rulebookIdOf(idOf(format)))?.[format.messageType];
    const all = [...builtInFormats, ...[...changes.values()].flatMap(addedIn)];
    return { reply: all.map((format) => summaryOf(format, changed(format))) };
  }),
  serve(readFormatRoute, async ({ params: { formatId } }) => {
    const { format, changed } = await found(views, formatId);
    const ruleSet = rulesOfFormat(format).map(({ id: ruleId, layer, severity: usually }) => ({
      ruleId,
      layer,
      usually,
      severity: changed?.severities[ruleId],
    }));
    return { reply: { ...summaryOf(format, changed), ruleSet, ...(await usersOfFormat(views, format)) } };
  }),
  serve(readFormatTreeRoute, async ({ params: { formatId } }) => {
    const { format, changed } = await found(views, formatId);
    const { messageType } = format;
    const structure = changed?.structure;
    const model = structure ? modelOfStructure(messageType, structure) : messageModel(messageType);
    if (!model) throw new Failure('format.notFound', { formatId });
    return {
      reply: { namespace: model.namespace, document: model.documentName, types: typesOf(model).map(plainType) },
    };
  }),
  serve(readFormatXsdRoute, async ({ params: { formatId } }) => {
    const { format, changed } = await found(views, formatId);
    const { messageType } = format;
    const own = changed?.structure;
    const text = own ? new TextDecoder().decode(await contents.get(own.sha256)) : exportXsd(messageType);
    if (text === undefined) throw new Failure('format.notFound', { formatId });
    const headers = { 'Content-Disposition': `attachment; filename="${messageType}.xsd"` };
    return { stream: onePiece(text), headers };
  }),
];
