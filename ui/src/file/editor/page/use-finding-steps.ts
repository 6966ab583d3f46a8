import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findingText } from '../report/finding-text.ts';
import { neighbourFinding, type Step } from '../report/neighbour-finding.ts';
import type { TextView } from '../text/text-view.ts';
import type { PageAddress } from './page-address.ts';

/** F8 and Shift+F8: to the next shown finding and round again; says which one it is. */
export const useFindingSteps = (
  text: TextView | undefined,
  report: ValidationReport | undefined,
  hidden: PageAddress['hidden'],
) => {
  const { t } = useTranslation();
  const [said, setSaid] = useState('');
  const step = useCallback(
    (way: Step) => {
      const messages = report?.validationMessages ?? [];
      const shown = messages.flatMap(({ severity }, index) => (hidden.includes(severity) ? [] : [index]));
      const places = text?.findingPlaces() ?? [];
      const here = shown.map((index) => places[index] ?? { line: 1, column: 1 });
      const found = text && neighbourFinding(here, text.cursor(), way);
      const index = found === undefined ? undefined : shown[found];
      const [place, message] = [index === undefined ? undefined : places[index], messages[index ?? -1]];
      if (!text || !place || !message) return setSaid(t('editor.report.nothingToStep'));
      text.goTo(place);
      text.showHint();
      return setSaid(`${t(`editor.severity.${message.severity}`)} ${message.ruleId}: ${findingText(t, message)}`);
    },
    [text, report, hidden, t],
  );
  return { step, said };
};
