import type { ValidationMessage, ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { ExpectedFinding, ReportExpectation } from '@clearbench/contracts/test-suite/expectations';
import type { Mismatch } from './run-event.ts';

const isAt = (actual: string, expected: string): boolean =>
  actual === expected || (!expected.startsWith('/') && actual.endsWith(`/${expected}`));

const isFinding =
  ({ rule, severity, path }: ExpectedFinding) =>
  (message: ValidationMessage): boolean =>
    message.ruleId === rule &&
    (severity === undefined || message.severity === severity) &&
    (path === undefined || isAt(message.path, path));

const spelt = ({ rule, severity, path }: ExpectedFinding): string =>
  [rule, severity, path].filter((part) => part !== undefined).join(' ');

/** The most findings in the text of a mismatch. */
const mostListed = 5;

const listed = (messages: readonly ValidationMessage[]): string => {
  const shown = messages.slice(0, mostListed).map(({ ruleId, severity, path }) => `${ruleId} ${severity} ${path}`);
  const more = messages.length > mostListed ? [`+${messages.length - mostListed}`] : [];
  return [...shown, ...more].join('; ') || 'no finding';
};

/** The differences between a report and the expected one. */
export const compareReport = (
  { errors, findings = [], noFindings = [] }: ReportExpectation,
  { validationMessages: messages }: ValidationReport,
): Mismatch[] => {
  const serious = messages.filter(({ severity }) => severity === 'Error');
  return [
    ...(errors === 'none' && serious.length > 0
      ? [{ subject: 'report', expected: 'no errors', actual: listed(serious) }]
      : []),
    ...findings
      .filter((finding) => !messages.some(isFinding(finding)))
      .map((finding) => ({ subject: 'finding', expected: spelt(finding), actual: listed(messages) })),
    ...noFindings.flatMap((finding) => {
      const found = messages.filter(isFinding(finding));
      return found.length === 0
        ? []
        : [{ subject: 'finding', expected: `not ${spelt(finding)}`, actual: listed(found) }];
    }),
  ];
};
