import type { CheckedFile } from '../report-export/checked-file.ts';
import { exportReports } from '../report-export/export-reports.ts';
import { wordsIn } from '../report-export/words-in.ts';
import { type Arguments, readArguments, usage } from './arguments.ts';
import { checkFile } from './check-file.ts';
import { asLines } from './print.ts';

const exitCodeOf = (checked: CheckedFile): number =>
  'error' in checked ? 2 : checked.report.validationSummary.valid ? 0 : 1;

const run = async (wanted: Arguments): Promise<number> => {
  const words = wordsIn(wanted.language);
  const files: CheckedFile[] = [];
  let worst = 0;
  for (const file of wanted.files) {
    const checked = await checkFile(file, wanted, new Date().toISOString());
    worst = Math.max(worst, exitCodeOf(checked));
    if (wanted.form !== undefined) files.push(checked);
    else ('error' in checked ? process.stderr : process.stdout).write(asLines(checked, words.say));
  }
  if (wanted.form !== undefined) process.stdout.write(exportReports(wanted.form, files, words));
  return worst;
};

const main = async (): Promise<number> => {
  try {
    return await run(readArguments(process.argv.slice(2)));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`);
    return 2;
  }
};

process.exitCode = await main();
