import { basename } from 'node:path';
import type { Client } from '@clearbench/client/client';
import type { ValidationReport } from '@clearbench/client/generated/calls';
import type { Call, Command } from '../command.ts';
import { exitCodes } from '../exit-codes.ts';
import { type Paint, progressBar } from '../paint.ts';
import { contentOf } from '../read-file.ts';
import { directionOf, environmentOf, oneOf } from './choices.ts';

const forms = {
  csv: 'text/csv',
  junit: 'application/xml',
  sarif: 'application/sarif+json',
  html: 'text/html',
} as const;
type Form = keyof typeof forms;

const tones = { Error: 'bad', Warning: 'warn', Info: 'dim' } as const;

const reportText = (file: string, report: ValidationReport, paint: Paint): string => {
  const { errors, warnings, notShown } = report.validationSummary;
  const lines = report.validationMessages
    .toReversed()
    .map(
      ({ severity, ruleId, line, column, text }) =>
        `${file}:${line}:${column} ${paint[tones[severity]](severity.toLowerCase())} ${paint.bold(ruleId)} ${text}`,
    );
  const more = notShown > 0 ? [paint.dim(`${notShown} more findings`)] : [];
  const sign = errors > 0 ? paint.bad('✗') : paint.good('✓');
  return [...lines, ...more, `${sign} ${file}: ${errors} errors, ${warnings} warnings`].join('\n');
};

const inputFor = async (bench: Client, { options }: Call, file: string, content: string) => {
  const place = await environmentOf(bench, options);
  const named = file === '-' ? {} : { fileName: basename(file) };
  return { query: { ...place, ...named, direction: directionOf(options) }, body: content };
};

const inForm = async (bench: Client, call: Call, form: Form) => {
  const texts: string[] = [];
  let hasErrors = false;
  for (const file of call.operands) {
    const input = await inputFor(bench, call, file, await contentOf(file, call));
    texts.push(await bench.text('checkText', forms[form], input));
    const { validationReport } = await bench.call('checkText', input);
    hasErrors ||= !validationReport.validationSummary.valid;
  }
  const text = texts.join('\n');
  return { code: hasErrors ? exitCodes.bad : exitCodes.good, data: undefined, text };
};

/** Validates texts without storing them. */
export const validate: Command = {
  summary: 'validates files without storing them ("-" reads standard input)',
  operands: 'FILE…',
  takes: [1, Number.POSITIVE_INFINITY],
  options: ['env', 'rulebook', 'direction', 'format'],
  run: async (call) => {
    const bench = await call.bench();
    const { format } = call.options;
    if (format !== undefined) return inForm(bench, call, oneOf('format', Object.keys(forms) as Form[], format));
    const results: { file: string; report: ValidationReport }[] = [];
    for (const [index, file] of call.operands.entries()) {
      call.progress(`${progressBar(index, call.operands.length)} validating ${file}`);
      const input = await inputFor(bench, call, file, await contentOf(file, call));
      results.push({ file, report: (await bench.call('checkText', input)).validationReport });
    }
    const isValid = results.every(({ report }) => report.validationSummary.valid);
    return {
      code: isValid ? exitCodes.good : exitCodes.bad,
      data: results.map(({ file, report }) => ({ file, ...report })),
      text: results.map(({ file, report }) => reportText(file, report, call.paint)).join('\n'),
    };
  },
};
