import { type SuiteFile, suiteFile } from '@clearbench/contracts/test-suite/suite-file';
import type { Problem } from './problem.ts';
import { schemaProblems } from './schema-problems.ts';
import { variableCycles } from './variables.ts';
import { parseYaml } from './yaml-text.ts';

export type ReadSuite = { readonly suite: SuiteFile } | { readonly problems: readonly Problem[] };

/** Reads the file `suite.yaml` of a suite. */
export const readSuite = (text: string): ReadSuite => {
  const yaml = parseYaml(text);
  if ('problems' in yaml) return yaml;
  const { value, locate } = yaml.text;
  const read = suiteFile.safeParse(value);
  if (!read.success) return { problems: schemaProblems(read.error.issues, value).map(locate) };
  const cycles = variableCycles(read.data.variables ?? {}).map(locate);
  return cycles.length > 0 ? { problems: cycles } : { suite: read.data };
};
