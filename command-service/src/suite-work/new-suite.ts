import { suiteFileName } from '@clearbench/contracts/suite/suite-path';
import { writeYaml } from '@clearbench/yaml-reader/write-yaml';
import type { SuiteFiles } from './suite-archive.ts';

/** What a new suite starts with. */
export type NewSuite = { readonly title: string; readonly scheme: string; readonly template: string };

const encoder = new TextEncoder();

/** The files of a new suite: its settings and a case as an example, which passes. */
export const newSuiteFiles = ({ title, scheme, template }: NewSuite): SuiteFiles => {
  const settings = writeYaml({ suite: title, environment: scheme, cases: ['payment.yaml'] });
  const example = {
    case: 'A payment is accepted',
    steps: [
      { send: { as: 'payment', template } },
      { expect: { report: { errors: 'none' }, transfer: { status: 'ACCP' } } },
    ],
  };
  return new Map([
    [suiteFileName, encoder.encode(settings)],
    ['payment.yaml', encoder.encode(writeYaml(example))],
  ]);
};
