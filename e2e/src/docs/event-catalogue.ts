import type { EventDefinition } from '@clearbench/contracts/event-definition';
import { everyEvent } from '@clearbench/contracts/every-event';
import { everyProjection } from '@clearbench/projections/slices';
import { z } from 'zod';

type Shape = {
  type?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  enum?: unknown[];
  items?: Shape;
  const?: unknown;
};

const kindOf = ({ type, enum: choices, items, const: only }: Shape): string => {
  if (choices) return choices.map((choice) => `\`${JSON.stringify(choice)}\``).join(' · ');
  if (only !== undefined) return `\`${JSON.stringify(only)}\``;
  return type === 'array' ? `list of ${items ? kindOf(items) : 'values'}` : (type ?? 'value');
};

const fieldsOf = (definition: EventDefinition): string[] => {
  const shape = z.toJSONSchema(definition.data, { unrepresentable: 'any' }) as Shape;
  return Object.entries(shape.properties ?? {}).map(
    ([name, field]) => `| \`${name}\`${shape.required?.includes(name) ? '' : ' (optional)'} | ${kindOf(field)} |`,
  );
};

const readersOf = (type: string): string => {
  const names = everyProjection.filter(({ on }) => type in on).map(({ name }) => name);
  return names.length > 0 ? names.join(', ') : 'no projection; kept for the audit';
};

const entry = ([type, definition]: [string, EventDefinition]): string[] => [
  `### ${type}`,
  '',
  definition.says,
  '',
  '| field | shape |',
  '| --- | --- |',
  ...fieldsOf(definition),
  '',
  `Read by: ${readersOf(type)}.`,
  '',
];

/** The event catalogue as Markdown, from the contracts and the projections. */
export const eventCatalogue = (): string =>
  [
    '# Event catalogue',
    '',
    'Made from the contracts by `npm run docs`; a test holds it up to date. Every event also carries its envelope: id, stream, revision, global position, type, schema, and metadata {at, actor, commandId, correlationId, causationId}, and, where traces are collected, trace: the traceparent of W3C.',
    '',
    ...Object.entries(everyEvent).flatMap(([slice, events]) => [
      `## ${slice}`,
      '',
      ...Object.entries(events).flatMap(entry),
    ]),
  ].join('\n');
