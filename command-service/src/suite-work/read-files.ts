import type { SuiteContent } from '@clearbench/contracts/suite/events';
import type { SuiteOverview } from '@clearbench/contracts/suite/suite-overview';
import { isYamlPath } from '@clearbench/contracts/suite/suite-path';
import { type NamesOfEnvironment, namesWith } from '@clearbench/test-suites/format/names-of-product';
import { type SuiteEntry, suiteOverviewOf } from '@clearbench/test-suites/format/suite-overview';
import type { SuiteFiles } from './suite-archive.ts';

/** The texts that the parser reads have no byte order mark. */
const decoder = new TextDecoder();

const entriesOf = (files: SuiteFiles): readonly SuiteEntry[] =>
  [...files].map(([path, bytes]) => ({
    path,
    size: bytes.length,
    ...(isYamlPath(path) ? { text: decoder.decode(bytes) } : {}),
  }));

/** The overview of the files of a suite; `names` are those of its environment. */
export const overviewOfFiles = (files: SuiteFiles, names?: NamesOfEnvironment): SuiteOverview =>
  suiteOverviewOf(entriesOf(files), namesWith(names));

export type SuiteFigures = Omit<SuiteContent, 'sha256' | 'size'>;

const mostTags = 50;

/** The figures that events have of a version. `title` replaces one that cannot be read. */
export const figuresOf = (files: SuiteFiles, title: string, names: NamesOfEnvironment): SuiteFigures => {
  const overview = overviewOfFiles(files, names);
  const tags = new Set([...overview.tags, ...overview.files.flatMap((file) => file.tags)]);
  return {
    title: (overview.title.trim() || title).slice(0, 200),
    tags: [...tags].slice(0, mostTags),
    files: files.size,
    cases: overview.cases,
    problems: overview.problemCount,
  };
};
