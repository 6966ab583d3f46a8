import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adjacentFinding, findingAt, type Step } from '../report/adjacent-finding.ts';
import { findingText } from '../report/finding-text.ts';
import type { TextView } from '../text/text-view.ts';
import type { PageAddress } from './page-address.ts';
import type { ChangeAddress } from './use-page-address.ts';

/** F8 and Shift+F8: goes to the next or previous visible finding, in a circle, and announces it. */
export const useFindingSteps = (
  text: TextView | undefined,
  report: ValidationReport | undefined,
  hidden: PageAddress['hidden'],
) => {
  const { t } = useTranslation();
  const [announcement, setAnnouncement] = useState('');
  const step = useCallback(
    (way: Step) => {
      const messages = report?.validationMessages ?? [];
      const shown = messages.flatMap(({ severity }, index) => (hidden.includes(severity) ? [] : [index]));
      const places = text?.findingPlaces() ?? [];
      const here = shown.map((index) => places[index] ?? { line: 1, column: 1 });
      const found = text && adjacentFinding(here, text.cursor(), way);
      const index = found === undefined ? undefined : shown[found];
      const [place, message] = [index === undefined ? undefined : places[index], messages[index ?? -1]];
      if (!text || !place || !message) return setAnnouncement(t('editor.report.nothingToStep'));
      text.goTo(place);
      text.showHint();
      return setAnnouncement(
        `${t(`editor.severity.${message.severity}`)} ${message.ruleId}: ${findingText(t, message)}`,
      );
    },
    [text, report, hidden, t],
  );
  return { step, announcement };
};

/** From the text to the report: `/` focuses its search; Alt+F8 and a click on a mark in the margin show the finding of a line. */
export const useReveal = (
  text: TextView | undefined,
  report: ValidationReport | undefined,
  hidden: PageAddress['hidden'],
  change: ChangeAddress,
) => {
  const [revealed, setRevealed] = useState(0);
  /** Opens the report and removes the filters that hide the finding. */
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

  /** Focuses the search after the report is open and the palette is closed. */
  const searchReport = useCallback(() => {
    change({ tab: 'report' });
    setTimeout(() => document.getElementById('finding-search')?.focus(), 120);
  }, [change]);
  return { reveal, revealed, searchReport };
};
