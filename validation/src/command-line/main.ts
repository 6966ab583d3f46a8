import { type Arguments, readArguments, usage } from './arguments.ts';
import { type Checked, checkFile } from './check-file.ts';
import { asEntry, asLines } from './print.ts';

const exitCodeOf = (checked: Checked): number =>
  'error' in checked ? 2 : checked.report.validationSummary.valid ? 0 : 1;

const run = async (wanted: Arguments): Promise<number> => {
  const entries: object[] = [];
  let worst = 0;
  for (const file of wanted.files) {
    const checked = await checkFile(file, wanted, new Date().toISOString());
    worst = Math.max(worst, exitCodeOf(checked));
    if (wanted.json) entries.push(asEntry(checked));
    else ('error' in checked ? process.stderr : process.stdout).write(asLines(checked));
  }
  if (wanted.json) process.stdout.write(`${JSON.stringify(entries, null, 2)}\n`);
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
