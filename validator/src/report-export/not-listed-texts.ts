import type { Severity, ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { ExportTexts } from './checked-file.ts';

export type NotListedText = { readonly severity?: Severity; readonly ruleId?: string; readonly text: string };

/** What a report says of findings it counts and does not list: a sentence for each severity and rule, and one for those of which only the number is known. */
export const notListedTexts = (
  { validationSummary: { notShown, notListed = [] } }: ValidationReport,
  texts: Pick<ExportTexts, 'notShown' | 'notListed'>,
): readonly NotListedText[] => {
  const known = notListed.map((counted) => ({
    severity: counted.severity,
    ruleId: counted.ruleId,
    text: texts.notListed(counted),
  }));
  const others = notShown - notListed.reduce((sum, { count }) => sum + count, 0);
  return others > 0 ? [...known, { text: texts.notShown(others) }] : known;
};
