import {
  IconAlertTriangle,
  IconChevronDown,
  IconChevronRight,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconClock,
  IconFileX,
} from 'virtual:icons';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { IconButton } from '../../parts/button.tsx';
import { CheckFindings } from './check-findings.tsx';
import type { Check } from './checks-slice.ts';
import { checkReports } from './report-store.ts';
import { type CheckOutcome, outcomeOf } from './tally.ts';

type Props = { readonly check: Check; readonly open: boolean; readonly onToggle: (id: string) => void };

const signs = { errors: IconCircleX, warnings: IconAlertTriangle, valid: IconCircleCheck, failed: IconFileX } as const;

export const OutcomeIcon = ({ result, size = 15 }: { readonly result: CheckOutcome; readonly size?: number }) => {
  const Sign = signs[result];
  return <Sign size={size} className={`check-sign check-sign-${result}`} aria-hidden="true" />;
};

const Sign = ({ check }: Pick<Props, 'check'>) => {
  const result = outcomeOf(check);
  if (result) return <OutcomeIcon result={result} />;
  const Pending = check.status === 'stopped' ? IconCircleDashed : IconClock;
  return <Pending size={15} className="check-sign" aria-hidden="true" />;
};

const Result = ({ check }: Pick<Props, 'check'>) => {
  const { t } = useTranslation();
  if (check.status === 'failed') return t(`error.${check.problem.errorKey}`, check.problem.params);
  if (check.status !== 'done') return <span className="muted">{t(`checks.status.${check.status}`)}</span>;
  const { errors, warnings, infos } = check.summary;
  const counts = [
    ...(errors > 0 ? [t('checks.errors', { count: errors })] : []),
    ...(warnings > 0 ? [t('checks.warnings', { count: warnings })] : []),
    ...(infos > 0 ? [t('checks.infos', { count: infos })] : []),
  ];
  return counts.length === 0 ? t('checks.valid') : counts.join(', ');
};

const Name = ({ check: { name, fileId } }: Pick<Props, 'check'>) =>
  fileId === undefined ? (
    <span className="clipped" title={name}>
      {name}
    </span>
  ) : (
    <Link className="clipped" title={name} to={`/file/${fileId}`}>
      {name}
    </Link>
  );

const Toggle = ({ check, open, onToggle }: Props) => {
  const { t } = useTranslation();
  const Chevron = open ? IconChevronDown : IconChevronRight;
  return (
    <IconButton
      aria-expanded={open}
      label={t('checks.findingsOf', { name: check.name })}
      onClick={() => onToggle(check.id)}
    >
      <Chevron size={15} aria-hidden="true" />
    </IconButton>
  );
};

/** One of the files: its kind, the result of its validation, and its findings on demand. */
export const CheckRow = memo(({ check, open, onToggle }: Props) => {
  const { t } = useTranslation();
  const report = check.status === 'done' ? checkReports.get(check.id) : undefined;
  const found = report !== undefined && report.validationMessages.length > 0;
  const summary = check.status === 'done' ? check.summary : undefined;
  return (
    <li className="check-row" data-status={check.status}>
      <div className="check-line">
        <span className="check-toggle">{found && <Toggle check={check} open={open} onToggle={onToggle} />}</span>
        <Sign check={check} />
        <Name check={check} />
        <span className="check-type">{summary?.messageType}</span>
        <span className="check-transactions figures">
          {summary && t('checks.transactions', { count: summary.transactions })}
        </span>
        <span className="check-result">
          <Result check={check} />
        </span>
      </div>
      {open && found && <CheckFindings report={report} fileId={check.fileId} />}
    </li>
  );
});
