import { Failure } from '@clearbench/contracts/failure';
import { caseOfTransfers, type HappenedTransfers } from '@clearbench/test-suites/made/case-of-transfers';
import { conditionNotes } from '@clearbench/test-suites/made/condition-notes';
import { writeYaml } from '@clearbench/yaml-reader/write-yaml';
import { withListedCases } from './list-of-cases.ts';
import type { SuiteFiles } from './suite-archive.ts';
import { withSchema } from './with-schema.ts';

export type AddedCase = { readonly files: SuiteFiles; readonly path: string };

const longestStem = 60;

/** The name of the file of a case without ending: letters and digits of its title. */
const stemOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestStem)
    .replaceAll(/^-|-$/g, '') || 'case';

const freeStem = (stem: string, files: SuiteFiles): string => {
  const taken = new Set([...files.keys()].map((path) => path.toLowerCase()));
  const isTaken = (candidate: string): boolean =>
    taken.has(`${candidate}.yaml`) || [...taken].some((path) => path.startsWith(`messages/${candidate}`));
  let free = stem;
  for (let number = 2; isTaken(free); number += 1) free = `${stem}-${number}`;
  return free;
};

/** The files of a suite with a case that repeats transfers, as the last one of the list. */
export const withCaseOfTransfers = (
  files: SuiteFiles,
  happened: HappenedTransfers,
  schema: string | undefined,
): AddedCase => {
  const stem = freeStem(stemOf(happened.title), files);
  const path = `${stem}.yaml`;
  try {
    const made = caseOfTransfers(happened, stem);
    const text = withSchema(`${conditionNotes(happened.conditions ?? [])}${writeYaml(made.fields)}`, schema);
    const added = new Map([...files, ...made.files, [path, new TextEncoder().encode(text)] as const]);
    return { files: withListedCases(added, (listed) => [...listed, path]), path };
  } catch (error) {
    // The text of a message is no UTF-8.
    if (error instanceof TypeError)
      throw new Failure('suite.notText', { path: happened.transfers.at(-1)?.fileName ?? '' });
    throw error;
  }
};
