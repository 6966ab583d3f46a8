import { numberText } from '@clearbench/contracts/translation/number-text';
import { useTranslation } from 'react-i18next';
import type { Series } from './chart/chart-spec.ts';

type Props = {
  readonly title: string;
  readonly series: readonly (Series & { readonly total: number })[];
  readonly hidden: ReadonlySet<string>;
  readonly onToggle: (label: string) => void;
};

/** The colours with the total of each series; pressing one hides or shows the series. */
export const Legend = ({ title, series, hidden, onToggle }: Props) => {
  const { t, i18n } = useTranslation();
  return (
    <fieldset className="legend">
      <legend className="visually-hidden">{t('statistics.legend', { title })}</legend>
      {series.map(({ label, word, colour, total }) => (
        <button
          key={label}
          type="button"
          className="legend-item"
          aria-pressed={!hidden.has(label)}
          onClick={() => onToggle(label)}
        >
          <span className="legend-colour" style={{ background: colour }} />
          {word} <span className="muted">{numberText(total, i18n.language)}</span>
        </button>
      ))}
    </fieldset>
  );
};
