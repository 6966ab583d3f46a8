import type { RunChoices } from '@clearbench/command-service/suite-space/run-suite-case';
import { suitesIn } from '@clearbench/command-service/suite-space/suite-texts';
import { everyCase } from '@clearbench/test-suites/run/case-run';
import { failureLines } from '@clearbench/test-suites/run/failure-of';
import { readSource } from './command-line/read-source.ts';
import { runSuites } from './command-line/run-suites.ts';
import { builtInSuites } from './testing/built-in-suites.fixture.ts';

const files = await readSource(builtInSuites);
const loaded = suitesIn(files);
const now = () => new Date().toISOString();

const failuresOf = async (folder: string, choices: RunChoices = {}, tags: readonly string[] = []) => {
  const suites = loaded.suites.filter((suite) => suite.folder === folder);
  const runs = everyCase({ suites: await runSuites({ files, loaded: { suites, problems: [] }, tags, choices, now }) });
  const failures = runs.filter(({ result }) => result !== 'passed');
  return { count: runs.length, failures: failures.map((run) => [run.file, run.title, ...failureLines(run)]) };
};

const folders = loaded.suites.map(({ folder }) => folder);

/** Days and times of every kind, in the past and in the future. */
const days = {
  'a Friday after the cut-off': '2027-06-11T17:00:00.000Z',
  'a Sunday': '2021-10-31T09:00:00.000Z',
  'Maundy Thursday': '2024-03-28T09:00:00.000Z',
  'a leap day': '2028-02-29T09:00:00.000Z',
  'Christmas Eve after the cut-off': '2031-12-24T17:00:00.000Z',
} as const;

describe('the suites of the product', () => {
  it('have no errors, and some 400 cases or more for every scheme and rulebook', () => {
    expect(loaded.problems).toEqual([]);
    expect(folders).toHaveLength(16);
    expect(loaded.suites.reduce((sum, { cases }) => sum + cases.length, 0)).toBeGreaterThan(400);
  });

  it.each(folders)('%s is green', async (folder) => {
    const { count, failures } = await failuresOf(folder);
    expect(failures).toEqual([]);
    expect(count).toBeGreaterThan(10);
  });

  it.each(Object.entries(days))('are green on %s, %s', async (_, at) => {
    for (const folder of ['sct-2025', 'inst-2021', 'core-2023', 'b2b-2019'])
      expect(await failuresOf(folder, { at }, ['happy', 'r-transactions'])).toMatchObject({ failures: [] });
  });
});
