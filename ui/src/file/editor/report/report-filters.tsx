import { severities, type ValidationSummary } from '@clearbench/contracts/file/validation-report';
import { numberText } from '@clearbench/contracts/translation/number-text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../listing/search-field.tsx';
import { PlainButton } from '../../../parts/button.tsx';
import { groupings, type ReportView } from './report-rows.ts';
import { SeverityMark } from './severity-mark.tsx';

type Props = {
  readonly summary: ValidationSummary;
  readonly view: ReportView;
  readonly onView: (view: Partial<ReportView>) => void;
  /** Further actions of the report. */
  readonly children?: ReactNode;
};

const countOf = { Error: 'errors', Warning: 'warnings', Info: 'infos' } as const;

/** The counts of the report, each a toggle that shows or hides its severity, and the order of the list. */
export const ReportFilters = ({ summary, view, onView, children }: Props) => {
  const { t, i18n } = useTranslation();
  const toggle = (severity: (typeof severities)[number]) =>
    onView({
      hidden: view.hidden.includes(severity)
        ? view.hidden.filter((one) => one !== severity)
        : [...view.hidden, severity],
    });
  return (
    <div className="ed-filters">
      <fieldset aria-label={t('editor.report.filter')} className="ed-filter-group">
        {severities.toReversed().map((severity) => (
          <PlainButton
            key={severity}
            className="ed-filter"
            aria-pressed={!view.hidden.includes(severity)}
            onClick={() => toggle(severity)}
          >
            <SeverityMark severity={severity} />
            <span className="figures">{numberText(summary[countOf[severity]], i18n.language)}</span>
            <span className="ed-filter-word">
              {t(`editor.count.${severity}`, { count: summary[countOf[severity]] })}
            </span>
          </PlainButton>
        ))}
      </fieldset>
      {children}
      <SearchField
        id="finding-search"
        label={t('editor.report.search')}
        value={view.find}
        onChange={(find = '') => onView({ find })}
      />
      <select
        className="input input-small"
        aria-label={t('editor.report.order')}
        value={view.group}
        onChange={({ target }) => {
          const group = groupings.find((one) => one === target.value);
          if (group) onView({ group });
        }}
      >
        {groupings.map((group) => (
          <option key={group} value={group}>
            {t(`editor.report.group.${group}`)}
          </option>
        ))}
      </select>
    </div>
  );
};
