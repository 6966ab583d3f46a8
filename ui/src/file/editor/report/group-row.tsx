import { numberText } from '@clearbench/contracts/translation/number-text';
import { useTranslation } from 'react-i18next';
import { useRuleTitle } from '../../../explain/use-rule-title.ts';
import type { ReportRow } from './report-rows.ts';
import { SeverityMark } from './severity-mark.tsx';
import { transactionLocation } from './transaction-of.ts';

type Group = Extract<ReportRow, { kind: 'group' }>;

const Transaction = ({ path }: { readonly path: string }) => {
  const { t } = useTranslation();
  if (path === '') return t('editor.report.noTransaction');
  const { number, within } = transactionLocation(path);
  return (
    <>
      {t('editor.report.transaction', { number })}
      {within !== '' && <code className="muted clipped">{within}</code>}
    </>
  );
};

const Rule = ({ id }: { readonly id: string }) => {
  const title = useRuleTitle(id);
  return (
    <>
      <code>{id}</code>
      {title !== undefined && <span className="clipped">{title}</span>}
    </>
  );
};

const Name = ({ by, name }: Pick<Group, 'by' | 'name'>) => {
  const { t } = useTranslation();
  switch (by) {
    case 'severity':
      return t(`editor.severity.${name}`);
    case 'rule':
      return <Rule id={name} />;
    case 'transaction':
      return <Transaction path={name} />;
  }
};

/** The common property of the findings below, and their number. */
export const GroupRow = ({ row }: { readonly row: Group }) => {
  const { i18n } = useTranslation();
  return (
    <h3 className="ed-finding-group">
      <SeverityMark severity={row.severity} />
      <Name by={row.by} name={row.name} />
      <span className="figures muted">{numberText(row.count, i18n.language)}</span>
    </h3>
  );
};
