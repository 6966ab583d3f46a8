import type { FormatDetails, readFormatTreeRoute } from '@clearbench/contracts/format/routes';
import type { RuleSeverities } from '@clearbench/contracts/format/rule-severity';
import type { ReplyOf } from '@clearbench/contracts/route';

export type Severities = Readonly<RuleSeverities>;
/** The fields of the form of a format: the severities that differ from the default. */
export type FormatForm = { readonly severities: Severities };
/** A stored format with the fields of the form. */
export type StoredFormat = FormatDetails & FormatForm;
export type Structure = ReplyOf<typeof readFormatTreeRoute>;

export const storedFormat = (format: FormatDetails): StoredFormat => ({
  ...format,
  severities: Object.fromEntries(
    format.ruleSet.flatMap(({ ruleId, severity }) => (severity === undefined ? [] : [[ruleId, severity]])),
  ),
});
