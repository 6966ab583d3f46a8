import type { Timeline } from '@clearbench/contracts/statistics/routes';
import { numberText } from '@clearbench/contracts/translation/number-text';
import { useTranslation } from 'react-i18next';
import { useDrawnRows } from '../listing/use-drawn-rows.ts';
import { totalOf } from './series.ts';
import type { StepName } from './step-names.ts';

type Props = {
  readonly title: string;
  readonly timeline: Timeline;
  readonly names: Readonly<Record<string, StepName>>;
  readonly wordOf: (label: string) => string;
};

/** The data of a chart as a table, the newest step first. */
export const FiguresTable = ({ title, timeline: { labels, datasets }, names, wordOf }: Props) => {
  const { t, i18n } = useTranslation();
  const steps = labels.map((label, index) => ({ label, index })).reverse();
  const [drawn, end] = useDrawnRows(steps.length);
  // A scrolling part is focusable, so that it can be scrolled with the keyboard.
  const frame = { className: 'figures-box', tabIndex: 0, role: 'group', 'aria-label': title };
  return (
    <div {...frame}>
      <table aria-rowcount={drawn < steps.length ? steps.length + 2 : undefined}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('statistics.step')}</th>
            {datasets.map(({ label }) => (
              <th key={label} scope="col">
                {wordOf(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="figures-sum">
            <th scope="row">{t('statistics.sum')}</th>
            {datasets.map((dataset) => (
              <td key={dataset.label}>{numberText(totalOf(dataset), i18n.language)}</td>
            ))}
          </tr>
          {steps.slice(0, drawn).map(({ label, index }) => (
            <tr key={label}>
              <th scope="row">{names[label]?.long ?? label}</th>
              {datasets.map((dataset) => (
                <td key={dataset.label}>{numberText(dataset.data[index] ?? 0, i18n.language)}</td>
              ))}
            </tr>
          ))}
          {drawn < steps.length && (
            <tr ref={end}>
              <td colSpan={datasets.length + 1} />
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
};
