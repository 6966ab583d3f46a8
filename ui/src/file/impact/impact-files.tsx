import type { FileImpact } from '@clearbench/contracts/file/impact-routes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type ShortColumns, ShortList } from '../../listing/short-list.tsx';

type Props = {
  readonly items: readonly FileImpact[];
  /** Only files that break this rule. */
  readonly ruleId: string | undefined;
};

const rulesIn = ({ rules }: FileImpact): string =>
  rules.map(({ ruleId, count }) => (count > 1 ? `${ruleId} (${count})` : ruleId)).join(', ');

/** The files that would have errors, and those that were not validated. */
export const ImpactFiles = ({ items, ruleId }: Props) => {
  const { t } = useTranslation();
  const shown = items.filter(({ result, rules }) =>
    ruleId === undefined ? result !== 'unchanged' : rules.some((rule) => rule.ruleId === ruleId),
  );
  if (shown.length === 0) return null;
  const columns: ShortColumns<FileImpact> = [
    {
      name: t('impact.column.file'),
      cell: ({ fileId, fileName }) => <Link to={`/file/${fileId}`}>{fileName}</Link>,
    },
    { name: t('impact.column.message'), cell: ({ messageType }) => messageType ?? '–' },
    {
      name: t('impact.column.result'),
      cell: ({ result, hasErrors }) => (
        <>
          {t(`impact.result.${result}`)} {hasErrors && <span className="muted">{t('impact.hasErrors')}</span>}
        </>
      ),
    },
    { name: t('impact.column.rules'), cell: (item) => <span className="figures">{rulesIn(item)}</span> },
  ];
  const label = ruleId === undefined ? t('impact.files') : t('impact.filesOf', { ruleId });
  return (
    <section className="impact-list">
      <h2>{label}</h2>
      <ShortList label={label} columns={columns} items={shown} keyOf={({ fileId }) => fileId} />
    </section>
  );
};
