import type { CheckedFile, ExportTexts } from '../report-export/checked-file.ts';
import type { ExportForm } from '../report-export/export-forms.ts';
import { exportTextsIn } from '../report-export/export-texts.ts';
import { type Arguments, asksForHelp, explained, readArguments, usage } from './arguments.ts';
import { checkFile } from './check-file.ts';
import { asLines } from './print.ts';

/** Where the command line reads and writes; `folder` is the folder of relative paths. */
export type Terminal = {
  readonly folder: string;
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly stdout: Pick<NodeJS.WriteStream, 'write'>;
  readonly stderr: Pick<NodeJS.WriteStream, 'write'>;
};

const exitCodeOf = (checked: CheckedFile): number =>
  'error' in checked ? 2 : checked.report.validationSummary.valid ? 0 : 1;

const exportTextsFor = async ({ language, form }: Arguments): Promise<ExportTexts> => {
  const texts = exportTextsIn(language);
  if (form !== 'html') return texts;
  const { ruleTextsIn } = await import('../report-export/html/rule-texts.ts');
  return { ...texts, rule: await ruleTextsIn(language), at: new Date().toISOString() };
};

/** What writes reports is loaded when it is needed: without it, a validation takes less memory. */
const exported = async (form: ExportForm, files: readonly CheckedFile[], texts: ExportTexts): Promise<string> => {
  const { exportReports } = await import('../report-export/export-reports.ts');
  return exportReports(form, files, texts);
};

const run = async (wanted: Arguments, terminal: Terminal): Promise<number> => {
  const { stdout, stderr } = terminal;
  const texts = await exportTextsFor(wanted);
  const files: CheckedFile[] = [];
  let worst = 0;
  for (const file of wanted.files) {
    const checked = await checkFile(file, terminal, { ...wanted, at: wanted.at ?? new Date().toISOString() });
    worst = Math.max(worst, exitCodeOf(checked));
    if (wanted.form !== undefined) files.push(checked);
    else ('error' in checked ? stderr : stdout).write(asLines(checked, { ...texts, language: wanted.language }));
  }
  if (wanted.form !== undefined) stdout.write(await exported(wanted.form, files, texts));
  return worst;
};

/** Validates the files that the arguments name; returns the exit code. */
export const commandLine = async (words: readonly string[], terminal: Terminal): Promise<number> => {
  if (asksForHelp(words)) {
    terminal.stdout.write(explained);
    return 0;
  }
  try {
    return await run(readArguments(words), terminal);
  } catch (error) {
    terminal.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`);
    return 2;
  }
};
