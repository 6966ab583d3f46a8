import { spawnSync } from 'node:child_process';
import { measuredProcess } from './measured-process.ts';
import type { Pass, Passed } from './pass.ts';

/** The version of the program; undefined where it is not installed. */
export const xmllintVersion = (): string | undefined =>
  /version (\d+)/.exec(String(spawnSync('xmllint', ['--version']).stderr ?? ''))?.[1];

/** One process that reads the schema and validates the file repeatedly: `times` 0 measures its start. */
export const xmllint = (schema: string, { file, times }: Pass): Promise<Passed> =>
  measuredProcess('xmllint', ['--noout', '--stream', '--schema', schema, ...new Array<string>(times).fill(file)]);
