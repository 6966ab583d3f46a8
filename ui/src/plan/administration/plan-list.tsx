import type { PlanDetails } from '@clearbench/contracts/plan/routes';
import { IconPlus } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { FoundBar } from '../../listing/found-bar.tsx';
import { type ShortColumns, ShortList } from '../../listing/short-list.tsx';
import { useFound } from '../../listing/use-found.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { Skeletons } from '../../parts/skeletons.tsx';
import { TroubleBox } from '../../parts/trouble-box.tsx';
import { choicesRequested, selectChoices } from '../../user/administration/choices/choices-slice.ts';
import { usersOfPlan } from './users-of-plan.ts';

const flags = ['canCreate', 'canEdit', 'canValidate'] as const;

const May = ({ plan }: { readonly plan: PlanDetails }) => {
  const { t } = useTranslation();
  const allowed = flags.filter((flag) => plan[flag]);
  if (allowed.length === 0) return <span className="muted">{t('planAdmin.readsOnly')}</span>;
  return <>{allowed.map((flag) => t(`planAdmin.may.${flag}`)).join(', ')}</>;
};

const wordsOf = ({ planName }: PlanDetails): readonly string[] => [planName];

const useColumns = (): ShortColumns<PlanDetails> => {
  const { t, i18n } = useTranslation();
  const figure = (count: number | undefined): string =>
    count === undefined ? '–' : new Intl.NumberFormat(i18n.language).format(count);
  const named = (column: string) => ({ name: t(`planAdmin.column.${column}`) });
  return [
    {
      ...named('name'),
      cell: ({ planId, planName, planDescription }) => (
        <>
          <Link to={`/admin/plan/${planId}/edit`}>{planName}</Link>
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

const FoundPlans = ({ plans }: { readonly plans: readonly PlanDetails[] }) => {
  const { t } = useTranslation();
  const columns = useColumns();
  const found = useFound(plans, wordsOf);
  return (
    <>
      <FoundBar label={t('listing.find')} {...found} />
      <ShortList label={t('planAdmin.title')} columns={columns} items={found.found} keyOf={({ planId }) => planId} />
    </>
  );
};

/** Every plan on offer: what it allows and who has it. */
export const PlanList = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { choices, trouble } = useSelector(selectChoices);
  const read = () => dispatch(choicesRequested());
  useEffect(() => {
    dispatch(choicesRequested());
  }, [dispatch]);
  return (
    <div className="admin-form admin-list">
      <header className="page-head">
        <div>
          <h1>{t('planAdmin.title')}</h1>
          <p className="muted">{t('planAdmin.body')}</p>
        </div>
        <ButtonLink tone="primary" to="/admin/plan/create" icon={<IconPlus size={15} aria-hidden="true" />}>
          {t('planAdmin.newPlan')}
        </ButtonLink>
      </header>
      {trouble && <TroubleBox trouble={trouble} titleKey="planAdmin.fetchFailed" onRetry={read} />}
      {choices ? <FoundPlans plans={choices.plans} /> : !trouble && <Skeletons rows={5} />}
    </div>
  );
};
