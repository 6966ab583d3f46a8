import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import { findingNames } from '@clearbench/validation-engine/report/finding-names';
import { useEffect, useMemo, useState } from 'react';
import type { TextView } from '../text/text-view.ts';

/** The result of a link to a finding: its number in the report, or that it no longer exists. */
export type OpenedFinding = number | 'gone' | undefined;

/** Follows the link to a finding once text and report are loaded; the link stays in the address until the next jump. */
export const useOpenedFinding = (
  text: TextView | undefined,
  report: ValidationReport | undefined,
  name: string | undefined,
): OpenedFinding => {
  const names = useMemo(() => (report ? findingNames(report.validationMessages) : undefined), [report]);
  const [followed, setFollowed] = useState<string>();
  const found = name === undefined || names === undefined ? undefined : names.indexOf(name);

  useEffect(() => {
    if (!text || found === undefined || found < 0 || followed === name) return undefined;
    const follow = () => {
      const place = text.findingPlaces()[found];
      if (!place) return;
      setFollowed(name);
      text.goTo(place);
    };
    follow();
    return text.onFindings(follow);
  }, [text, name, found, followed]);

  // After it was shown, the finding may be fixed.
  if (found === -1) return followed === name ? undefined : 'gone';
  return found;
};
