import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import { useCallback, useEffect, useState } from 'react';
import { findingAt } from '../report/neighbour-finding.ts';
import type { TextView } from '../text/text-view.ts';
import type { PageAddress } from './page-address.ts';
import type { ChangeAddress } from './use-page-address.ts';

/** From the text to the report: `/` to its search, Alt+F8 at the cursor, a press on a line's sign in the margin. */
export const useReveal = (
  text: TextView | undefined,
  report: ValidationReport | undefined,
  hidden: PageAddress['hidden'],
  change: ChangeAddress,
) => {
  const [revealed, setRevealed] = useState(0);
  /** The report comes to the front, and no filter hides the finding. */
  const show = useCallback(
    (finding: number) => {
      const severity = report?.validationMessages[finding]?.severity;
      change({ tab: 'report', find: '', hidden: hidden.filter((one) => one !== severity) });
    },
    [report, hidden, change],
  );

  useEffect(
    () =>
      text?.onSign((line) => {
        const places = text.findingPlaces();
        const finding = findingAt(places, { line, column: 1 });
        const place = finding === undefined ? undefined : places[finding];
        if (finding === undefined || !place) return;
        show(finding);
        text.goTo(place);
      }),
    [text, show],
  );

  const reveal = useCallback(() => {
    const finding = text && findingAt(text.findingPlaces(), text.cursor());
    if (finding === undefined) return;
    show(finding);
    setRevealed((times) => times + 1);
  }, [text, show]);

  /** Once the report is in front, and whoever asked for it has closed. */
  const searchReport = useCallback(() => {
    change({ tab: 'report' });
    setTimeout(() => document.getElementById('finding-search')?.focus(), 120);
  }, [change]);
  return { reveal, revealed, searchReport };
};
