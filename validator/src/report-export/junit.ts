import type { ValidationMessage, ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { CheckedFile, ExportTexts } from './checked-file.ts';
import { notListedTexts } from './not-listed-texts.ts';
import { printable } from './printable.ts';

const named: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };

/** Line ends, too: in an attribute they would be read as blanks, and a carriage return nowhere as one. */
export const escaped = (text: string): string =>
  printable(text).replace(/[<>&"\t\r]/g, (sign) => named[sign] ?? `&#${sign.charCodeAt(0)};`);
const attribute = (text: string): string => escaped(text).replaceAll('\n', '&#10;');

/** Attributes with their values. */
export const attributes = (all: Readonly<Record<string, string | number>>): string =>
  Object.entries(all)
    .map(([name, value]) => ` ${name}="${attribute(String(value))}"`)
    .join('');

const facts = ({ path, value, expected }: ValidationMessage): string =>
  Object.entries({ path, value, expected })
    .filter(([, fact]) => fact)
    .map(([name, fact]) => `${name}: ${fact}`)
    .join('\n');

/** Only errors fail; the rest is passed and says what was found. */
const outcome = (message: ValidationMessage, said: string): string => {
  if (message.severity !== 'Error')
    return `<system-out>${escaped(`${message.severity}: ${said}\n${facts(message)}`)}</system-out>`;
  return `<failure${attributes({ message: said, type: message.ruleId })}>${escaped(facts(message))}</failure>`;
};

type Suite = { readonly tests: number; readonly failures: number; readonly errors: number; readonly xml: string };

const testcase = (file: string, name: string, line: number | undefined, inner: string): string => {
  const about = { classname: file, name, time: '0', file, ...(line === undefined ? {} : { line }) };
  return `    <testcase${attributes(about)}>${inner}</testcase>\n`;
};

/** A rule may have two findings at one place; readers of test cases identify them by their names. */
const caseNames = (messages: readonly ValidationMessage[]): readonly string[] => {
  const seen = new Map<string, number>();
  return messages.map(({ ruleId, line, column }) => {
    const name = `${ruleId} ${line}:${column}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
};

const properties = ({ validationSummary: { messageType = '', scheme, rbVersion } }: ValidationReport): string =>
  `    <properties>${Object.entries({ messageType, scheme, rbVersion })
    .map(([name, value]) => `<property${attributes({ name, value })}/>`)
    .join('')}</properties>\n`;

const unlisted = (report: ValidationReport, texts: ExportTexts): string => {
  const notes = notListedTexts(report, texts);
  return notes.length === 0
    ? ''
    : `    <system-out>${escaped(notes.map(({ text }) => text).join('\n'))}</system-out>\n`;
};

const suite = (file: string, tests: number, failures: number, errors: number, inner: string): Suite => ({
  tests,
  failures,
  errors,
  xml: `  <testsuite${attributes({ name: file, tests, failures, errors, skipped: 0, time: '0' })}>\n${inner}  </testsuite>\n`,
});

const suiteOf = (checked: CheckedFile, texts: ExportTexts): Suite => {
  const { file } = checked;
  if ('error' in checked)
    return suite(
      file,
      1,
      0,
      1,
      testcase(file, 'checked', undefined, `<error${attributes({ message: checked.error })}/>`),
    );
  const { report } = checked;
  const messages = report.validationMessages;
  const names = caseNames(messages);
  const found = messages.map((message, at) =>
    testcase(file, names[at] ?? message.ruleId, message.line, outcome(message, texts.translate(message))),
  );
  const failures = messages.filter(({ severity }) => severity === 'Error').length;
  const cases = failures === 0 ? [testcase(file, 'no errors', undefined, ''), ...found] : found;
  return suite(file, cases.length, failures, 0, `${properties(report)}${cases.join('')}${unlisted(report, texts)}`);
};

const sum = (suites: readonly Suite[], of: 'tests' | 'failures' | 'errors'): number =>
  suites.reduce((total, each) => total + each[of], 0);

/** JUnit's XML: a suite a file, a case a finding; a file without errors has a case that says so. */
export const asJUnit = (files: readonly CheckedFile[], texts: ExportTexts): string => {
  const suites = files.map((checked) => suiteOf(checked, texts));
  const [tests, failures, errors] = [sum(suites, 'tests'), sum(suites, 'failures'), sum(suites, 'errors')];
  const head = attributes({ name: 'Clearbench', tests, failures, errors, time: '0' });
  const body = suites.map(({ xml }) => xml).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${head}>\n${body}</testsuites>\n`;
};
