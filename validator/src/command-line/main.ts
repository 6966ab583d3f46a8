import type { CheckedFile, ExportTexts } from '../report-export/checked-file.ts';
import { exportReports } from '../report-export/export-reports.ts';
import { exportTextsIn } from '../report-export/export-texts.ts';
import { ruleTextsIn } from '../report-export/html/rule-texts.ts';
import { type Arguments, asksForHelp, explained, readArguments, usage } from './arguments.ts';
import { checkFile } from './check-file.ts';
import { asLines } from './print.ts';

const exitCodeOf = (checked: CheckedFile): number =>
  'error' in checked ? 2 : checked.report.validationSummary.valid ? 0 : 1;

const exportTextsFor = async ({ language, form }: Arguments): Promise<ExportTexts> => {
  const texts = exportTextsIn(language);
  return form === 'html' ? { ...texts, rule: await ruleTextsIn(language), at: new Date().toISOString() } : texts;
};

const run = async (wanted: Arguments): Promise<number> => {
  const texts = await exportTextsFor(wanted);
  const files: CheckedFile[] = [];
  let worst = 0;
  for (const file of wanted.files) {
    const checked = await checkFile(file, wanted, wanted.at ?? new Date().toISOString());
    worst = Math.max(worst, exitCodeOf(checked));
    if (wanted.form !== undefined) files.push(checked);
    else
      ('error' in checked ? process.stderr : process.stdout).write(
        asLines(checked, { ...texts, language: wanted.language }),
      );
  }
  if (wanted.form !== undefined) process.stdout.write(exportReports(wanted.form, files, texts));
  return worst;
};

const main = async (): Promise<number> => {
  const texts = process.argv.slice(2);
  if (asksForHelp(texts)) {
    process.stdout.write(explained);
    return 0;
  }
  try {
    return await run(readArguments(texts));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`);
    return 2;
  }
};

// The reader of the output may close the pipe, as `head` does; the exit code is that of a program ended by a closed pipe.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 141 : 2));

process.exitCode = await main();
