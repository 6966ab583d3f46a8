import type { PlanDetails } from '@clearbench/contracts/plan/routes';
import { IconPlus } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { FoundBar } from '../../listing/found-bar.tsx';
import { useFound } from '../../listing/use-found.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { Skeletons } from '../../parts/skeletons.tsx';
import { TroubleBox } from '../../parts/trouble-box.tsx';
import { choicesRequested, selectChoices } from '../../user/administration/choices/choices-slice.ts';
import { usersOfPlan } from './users-of-plan.ts';

const flags = ['canCreate', 'canEdit', 'canValidate'] as const;
const columns = ['name', 'may', 'filesPerDay', 'validationsPerDay', 'maxEnvs', 'users'] as const;

const May = ({ plan }: { readonly plan: PlanDetails }) => {
  const { t } = useTranslation();
  const allowed = flags.filter((flag) => plan[flag]);
  if (allowed.length === 0) return <span className="muted">{t('planAdmin.readsOnly')}</span>;
  return <>{allowed.map((flag) => t(`planAdmin.may.${flag}`)).join(', ')}</>;
};

const wordsOf = ({ planName }: PlanDetails): readonly string[] => [planName];

const Row = ({ plan }: { readonly plan: PlanDetails }) => {
  const { t, i18n } = useTranslation();
  const { planId, planName, planDescription, maxEnvs, filesPerDay, validationsPerDay, assigned } = plan;
  const figure = (count: number | undefined): string =>
    count === undefined ? '–' : new Intl.NumberFormat(i18n.language).format(count);
  return (
    <tr>
      <th scope="row" className="name-and-more">
        <Link to={`/admin/plan/${planId}/edit`}>{planName}</Link>
        {planDescription && <span className="muted clipped">{planDescription}</span>}
      </th>
      <td>
        <May plan={plan} />
      </td>
      <td className="figures number">{figure(filesPerDay)}</td>
      <td className="figures number">{figure(validationsPerDay)}</td>
      <td className="figures number">{maxEnvs}</td>
      <td className="figures number">
        {assigned === 0 ? 0 : <Link to={usersOfPlan}>{t('planAdmin.users', { count: assigned })}</Link>}
      </td>
    </tr>
  );
};

const Table = ({ plans }: { readonly plans: readonly PlanDetails[] }) => {
  const { t } = useTranslation();
  const frame = { className: 'table-box', tabIndex: 0, role: 'group', 'aria-label': t('planAdmin.title') };
  return (
    <div {...frame}>
      <table className="admin-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={column === 'name' || column === 'may' ? undefined : 'number'}>
                {t(`planAdmin.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plans.map((plan) => (
            <Row key={plan.planId} plan={plan} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const FoundPlans = ({ plans }: { readonly plans: readonly PlanDetails[] }) => {
  const { t } = useTranslation();
  const found = useFound(plans, wordsOf);
  return (
    <>
      <FoundBar label={t('listing.find')} {...found} />
      <Table plans={found.found} />
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
