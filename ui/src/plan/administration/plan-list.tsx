import type { PlanDetails } from '@clearbench/contracts/plan/routes';
import { numberText } from '@clearbench/contracts/translation/number-text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addResource } from '../../admin-resource/add-resource.ts';
import { ResourceList } from '../../admin-resource/resource-list.tsx';
import type { ShortColumns } from '../../listing/short-list.tsx';
import { ButtonLink } from '../../parts/button-link.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { plans } from './plan-resource.ts';
import { usersOfPlan } from './users-of-plan.ts';

addResource(plans);

const flags = ['canCreate', 'canEdit', 'canValidate'] as const;

const May = ({ plan }: { readonly plan: PlanDetails }) => {
  const { t } = useTranslation();
  const allowed = flags.filter((flag) => plan[flag]);
  if (allowed.length === 0) return <span className="muted">{t('planAdmin.readsOnly')}</span>;
  return <>{allowed.map((flag) => t(`planAdmin.may.${flag}`)).join(', ')}</>;
};

const useColumns = (): ShortColumns<PlanDetails> => {
  const { t, i18n } = useTranslation();
  const figure = (count: number | undefined): string => (count === undefined ? '–' : numberText(count, i18n.language));
  const named = (column: string) => ({ name: t(`planAdmin.column.${column}`) });
  return [
    {
      ...named('name'),
      cell: ({ planId, planName, planDescription }) => (
        <>
          <Link to={plans.addresses.item(planId)}>{planName}</Link>
          {planDescription && (
            <span className="muted clipped" title={planDescription}>
              {planDescription}
            </span>
          )}
        </>
      ),
    },
    { ...named('may'), cell: (plan) => <May plan={plan} /> },
    { ...named('filesPerDay'), isNumber: true, cell: ({ filesPerDay }) => figure(filesPerDay) },
    { ...named('validationsPerDay'), isNumber: true, cell: ({ validationsPerDay }) => figure(validationsPerDay) },
    { ...named('maxEnvs'), isNumber: true, cell: ({ maxEnvs }) => figure(maxEnvs) },
    {
      ...named('users'),
      isNumber: true,
      cell: ({ assigned }) =>
        assigned === 0 ? 0 : <Link to={usersOfPlan}>{t('planAdmin.users', { count: assigned })}</Link>,
    },
  ];
};

const wordsOf = ({ planName }: PlanDetails): readonly string[] => [planName];
const keyOf = ({ planId }: PlanDetails): string => planId;

/** The list of plans with their permissions and number of users. */
export const PlanList = () => {
  const { t } = useTranslation();
  const columns = useColumns();
  const texts = {
    title: t('planAdmin.title'),
    body: t('planAdmin.body'),
    readFailed: plans.readFailed,
    create: t('planAdmin.newPlan'),
  };
  const empty = (
    <EmptyState title={t('planAdmin.nothing')} body={t('planAdmin.nothingBody')}>
      <ButtonLink tone="primary" to={`${plans.addresses.list}/create`}>
        {t('planAdmin.createFirst')}
      </ButtonLink>
    </EmptyState>
  );
  return (
    <ResourceList resource={plans} texts={texts} columns={columns} keyOf={keyOf} wordsOf={wordsOf} empty={empty} />
  );
};
