import { suiteFileName } from '@clearbench/contracts/suite/suite-path';
import { writeYaml } from '@clearbench/yaml-reader/write-yaml';
import type { SuiteFiles } from './suite-archive.ts';
import { withSchema } from './with-schema.ts';

/** What a new suite starts with. */
export type NewSuite = {
  readonly title: string;
  readonly scheme: string;
  /** The template of the example. */
  readonly template: string;
  /** The BIC of the tester; the default of the format where absent. */
  readonly bic?: string | undefined;
};

/** The public addresses of the JSON Schemas, for the comments of new files. */
export type SchemaAddresses = { readonly suite?: string | undefined; readonly case?: string | undefined };

const encoder = new TextEncoder();

/** The settings of a new suite without cases. */
export const newSettings = ({ title, scheme, bic }: NewSuite, schema: string | undefined): SuiteFiles => {
  const fields = { suite: title, environment: scheme, ...(bic === undefined ? {} : { bic }), cases: [] };
  return new Map([[suiteFileName, encoder.encode(withSchema(writeYaml(fields), schema))]]);
};

/** The files of a new suite: its settings and a case as an example, which passes. */
export const newSuiteFiles = ({ title, scheme, template }: NewSuite, schemas: SchemaAddresses = {}): SuiteFiles => {
  const settings = writeYaml({ suite: title, environment: scheme, cases: ['payment.yaml'] });
  const example = {
    case: 'A payment is accepted',
    steps: [
      { send: { as: 'payment', template } },
      { expect: { report: { errors: 'none' }, transfer: { status: 'ACCP' } } },
    ],
  };
  return new Map([
    [suiteFileName, encoder.encode(withSchema(settings, schemas.suite))],
    ['payment.yaml', encoder.encode(withSchema(writeYaml(example), schemas.case))],
  ]);
};
