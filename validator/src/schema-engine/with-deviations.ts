import type { ValidationMessage, ValidationReport } from '@clearbench/contracts/file/validation-report';
import { findingText } from '@clearbench/rules/texts/finding-texts';
import {
  longestList,
  sumNotListed,
  withinLimit,
  withoutListed,
} from '@clearbench/validation-engine/report/limit-findings';
import type { PlacedDeviation } from './deviation.ts';
import type { SchemaVerdict } from './schema-engine.ts';

type Params = Readonly<Record<string, string | number>>;

const finding = (variant: string, location: Omit<PlacedDeviation, 'detail'>, params: Params): ValidationMessage => {
  const key = `T-03.${variant}`;
  const { line, column, path, expected } = location;
  return {
    severity: 'Error',
    ruleId: 'T-03',
    layer: 'structure',
    line,
    column,
    path,
    ...(expected === undefined ? {} : { expected }),
    text: findingText('en', key, params),
    textKey: `finding.${key}`,
    params,
    helpKey: 'help.T-03',
  };
};

const withErrors = (
  { validationSummary: summary, validationMessages: listed }: ValidationReport,
  found: readonly ValidationMessage[],
  count: number,
): ValidationReport => {
  const all = [...listed, ...found];
  const shown = [...withinLimit(all, longestList)];
  const notShown = summary.notShown + listed.length + count - shown.length;
  const counted = [
    ...(summary.notListed ?? []),
    ...listed.map(({ severity, ruleId }) => ({ severity, ruleId, count: 1 })),
    { severity: 'Error' as const, ruleId: 'T-03', count },
  ];
  return {
    validationSummary: {
      ...summary,
      byEngine: true,
      valid: summary.valid && count === 0,
      errors: summary.errors + count,
      notShown,
      ...(notShown === 0 ? {} : { notListed: withoutListed(sumNotListed(counted), shown) }),
    },
    validationMessages: shown,
  };
};

/** The report with what the engine found beside ours. */
export const withDeviations = (report: ValidationReport, { deviations, count }: SchemaVerdict): ValidationReport =>
  withErrors(
    report,
    deviations.map(({ detail, ...location }) =>
      finding('external', location, {
        detail,
        ...(location.expected === undefined ? {} : { expected: location.expected }),
      }),
    ),
    count,
  );

/** Why an engine has no answer: the time was over, or the memory, or it broke; or the message does not stand alone. */
export type Unchecked =
  | { readonly why: 'stopped' | 'outOfMemory'; readonly limit: number }
  | { readonly why: 'engineBroken' | 'carried' };

/** The report if the engine was stopped before it had a result: an unchecked text is not valid. */
export const withoutVerdict = (report: ValidationReport, { why, ...limit }: Unchecked): ValidationReport =>
  withErrors(report, [finding(why, { line: 1, column: 1, path: '' }, limit)], 1);
