import { readEnvelopeSchemaRoute } from '@clearbench/contracts/envelope/routes';
import type { ComponentProps } from 'react';
import { YamlPane } from '../../file/editor/monaco/yaml-pane.tsx';
import { caller } from '../../http/http-caller.ts';
import { offerSchema } from '../../yaml-format/schema-language.ts';

const readSchema = caller(readEnvelopeSchemaRoute);

let known: Promise<unknown> | undefined;

/** The published schema of the format; a failed request is repeated the next time. */
const schema = (): Promise<unknown> => {
  known ??= readSchema().catch(() => {
    known = undefined;
    return {};
  });
  return known;
};

const offer = offerSchema(schema);

/** The text of an envelope profile in Monaco, with the fields of its format. */
export const ProfilePane = (props: Omit<ComponentProps<typeof YamlPane>, 'offer'>) => (
  <YamlPane {...props} offer={offer} />
);
