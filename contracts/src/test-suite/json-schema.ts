import { z } from 'zod';
import { suiteFile } from './suite-file.ts';
import { testCase } from './test-case.ts';

/** The public address of a schema, relative to the product. */
export const schemaIds = { case: 'test-case.schema.json', suite: 'suite.schema.json' } as const;

const described = {
  case: { schema: testCase, title: 'Test case' },
  suite: { schema: suiteFile, title: 'Test suite' },
} as const;

type Json = { [key: string]: unknown };

const isNumber = (value: unknown): boolean => typeof value === 'string' && /^\d+$/.test(value);

/** YAML reads `2025` as a number and `true` as a truth value, which the format reads as texts. */
const withScalars = (json: Json): void => {
  if (json.type !== 'string') return;
  if (Array.isArray(json.enum)) {
    const values = json.enum as string[];
    const asNumbers = values.filter(isNumber).map(Number);
    const asBooleans = values.includes('true') ? [true, false] : [];
    if (asNumbers.length + asBooleans.length === 0) return;
    json.enum = [...values, ...asNumbers, ...asBooleans];
    delete json.type;
    return;
  }
  json.type = ['string', 'number', 'boolean'];
};

/** The JSON Schema of the files of a suite, from the declaration that the parser uses. */
export const jsonSchemaOf = (of: keyof typeof described): Json => {
  const { schema, title } = described[of];
  const json = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => withScalars(jsonSchema as Json),
  }) as Json;
  return { $schema: json.$schema, $id: schemaIds[of], title, ...json };
};
