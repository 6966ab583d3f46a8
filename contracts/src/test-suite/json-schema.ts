import { z } from 'zod';
import { ruleList } from '../scenario/rule-list.ts';
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

/** A text with a placeholder, which is valid in every field. */
const placeholder = { type: 'string', pattern: '\\$\\{[^{}]+\\}' };

/** YAML reads `2025` as a number and `true` as a truth value; the format reads them as texts. */
const scalarOf = (json: Json): Json => {
  const { type: _, enum: values, pattern, ...others } = json;
  if (Array.isArray(values)) {
    const numbers = values.filter(isNumber).map(Number);
    const choices = [...values, ...numbers, ...(values.includes('true') ? [true, false] : [])];
    return { ...others, anyOf: [{ enum: choices }, placeholder] };
  }
  const type = ['string', 'number', 'boolean'];
  return pattern === undefined ? { ...others, type } : { ...others, anyOf: [{ type, pattern }, placeholder] };
};

/** The schema of scenario lists, with numbers and truth values of YAML. */
const scenarioList = (): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(ruleList, { io: 'input' }) as Json;
  return json;
};

const withScalars = (json: Json): void => {
  if (json.isScenarioList === true) {
    delete json.isScenarioList;
    Object.assign(json, scenarioList());
  }
  if (json.type !== 'string') return;
  const scalar = scalarOf(json);
  for (const key of Object.keys(json)) delete json[key];
  Object.assign(json, scalar);
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
