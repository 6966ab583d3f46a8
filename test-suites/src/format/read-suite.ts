import { type SuiteFile, suiteFile } from '@clearbench/contracts/test-suite/suite-file';
import { type KnownNames, unknownEnvironment } from './known-names.ts';
import type { Problem } from './problem.ts';
import { schemaProblems } from './schema-problems.ts';
import { variableCycles } from './variables.ts';
import { parseYaml } from './yaml-text.ts';

export type ReadSuite = { readonly suite: SuiteFile } | { readonly problems: readonly Problem[] };

/** Reads the file `suite.yaml` of a suite. */
export const readSuite = (text: string, known?: KnownNames): ReadSuite => {
  const yaml = parseYaml(text);
  if ('problems' in yaml) return yaml;
  const { value, locate } = yaml.text;
  const read = suiteFile.safeParse(value);
  if (!read.success) return { problems: schemaProblems(read.error.issues, value).map(locate) };
  const cycles = variableCycles(read.data.variables ?? {});
  const problems = [...cycles, ...(known ? unknownEnvironment(read.data, known) : [])].map(locate);
  return problems.length > 0 ? { problems } : { suite: read.data };
};
