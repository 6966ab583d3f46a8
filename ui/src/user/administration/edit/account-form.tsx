import type { PlanDetails } from '@clearbench/contracts/plan/routes';
import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { ResourceForm } from '../../../admin-resource/resource-form.tsx';
import type { Edited } from '../../../admin-resource/use-edited.ts';
import { FormSection } from '../../../editing/form-section.tsx';
import type { Problem } from '../../../saga/problem.ts';
import { selectSimEnvs } from '../../../sim-env/sim-env-slice.ts';
import { selectUser } from '../../user-slice.ts';
import { nameOf } from '../account-names.ts';
import { selectPlans } from '../choices/choices-slice.ts';
import { EnvironmentPicker } from '../environment-picker.tsx';
import { PlanFields } from '../plan-fields.tsx';
import { type AccountChoices, type AccountDraft, inOrder, type StoredAccount } from './account-draft.ts';
import { accountEditor, userList } from './account-editor.ts';
import { AccessChoices, RoleChoices } from './choice-rows.tsx';
import { useEditCommands } from './use-edit-commands.ts';
import { valueText } from './value-text.ts';

type EnvironmentChoicesProps = {
  readonly shown: AccountChoices;
  readonly plan: PlanDetails | undefined;
  readonly environments: readonly SimEnv[];
  readonly onChange: (draft: AccountDraft) => void;
};

/** Whether the number of environments exceeds the limit of the plan. */
const tooMany = ({ environmentIds }: AccountChoices, plan: PlanDetails | undefined): boolean =>
  plan !== undefined && environmentIds.length > plan.maxEnvs;

/** The user's own environments, and the limit of the plan. */
const EnvironmentChoices = ({ shown, plan, environments, onChange }: EnvironmentChoicesProps) => {
  const { t } = useTranslation();
  const used = shown.environmentIds.length;
  const params = { used, max: plan?.maxEnvs ?? 0, plan: plan?.planName ?? '' };
  return (
    <>
      <p className="picker-count figures">{t(plan ? 'userEdit.maxEnvs' : 'userEdit.noPlanEnvs', params)}</p>
      {tooMany(shown, plan) && (
        <p className="field-error" role="alert">
          {t('userEdit.tooMany', params)}
        </p>
      )}
      <EnvironmentPicker
        environments={environments}
        chosen={shown.environmentIds}
        byPlan={plan?.planSimEnvs ?? []}
        onChange={(environmentIds) => onChange({ environmentIds })}
      />
    </>
  );
};

type Props = {
  readonly edited: Edited<StoredAccount, AccountChoices>;
  readonly account: StoredAccount;
  readonly onDelete: () => void;
  readonly onEndSessions: () => void;
};

const Sections = ({ edited, account }: Pick<Props, 'edited' | 'account'>) => {
  const { t } = useTranslation();
  const plans = useSelector(selectPlans);
  const environments = useSelector(selectSimEnvs);
  const own = useSelector(selectUser)?.userId === account.userId;
  const { shown } = edited;
  const plan = plans.find(({ planId }) => planId === shown.planId);
  const onChange = (draft: AccountDraft) => edited.change(inOrder(draft));
  return (
    <>
      <FormSection title={t('userEdit.access')} help={t('userEdit.accessHelp')}>
        <AccessChoices shown={shown} own={own} onChange={onChange} />
      </FormSection>
      {!account.service && (
        <FormSection title={t('userEdit.roles')}>
          <RoleChoices shown={shown} own={own} onChange={onChange} />
        </FormSection>
      )}
      <FormSection title={t('userEdit.planHead')} help={t('userEdit.planSection')}>
        <div className="fields">
          <PlanFields plans={plans} planId={shown.planId} until={shown.until} onChange={onChange} />
        </div>
      </FormSection>
      <FormSection title={t('userEdit.environments')}>
        <EnvironmentChoices shown={shown} plan={plan} environments={environments} onChange={onChange} />
      </FormSection>
    </>
  );
};

/** The last administrator cannot be removed: the text names the user and leads to the others. */
const LastAdministrator = ({ account }: Pick<Props, 'account'>) => {
  const { t } = useTranslation();
  return (
    <>
      {t('userEdit.lastAdministrator', { name: nameOf(account) })}{' '}
      <Link to={`${userList}?category=all`}>{t('userEdit.toUsers')}</Link>
    </>
  );
};

/** The form of an account for administrators; it saves all changes together. */
export const AccountForm = ({ edited, account, onDelete, onEndSessions }: Props) => {
  const { t, i18n } = useTranslation();
  const plans = useSelector(selectPlans);
  const environments = useSelector(selectSimEnvs);
  const { shown, unsaved, save } = edited;
  const complete =
    shown.roles.length > 0 &&
    !tooMany(
      shown,
      plans.find(({ planId }) => planId === shown.planId),
    );
  useEditCommands({
    userId: account.userId,
    save: () => {
      if (complete && unsaved) save();
    },
    askDelete: onDelete,
    askEndSessions: account.service ? undefined : onEndSessions,
  });
  const problemText = ({ errorKey }: Problem) =>
    errorKey === 'user.lastAdministrator' ? <LastAdministrator account={account} /> : undefined;
  return (
    <ResourceForm
      resource={accountEditor}
      edited={edited}
      valueText={(field, values) => valueText(values, field, { t, language: i18n.language, plans, environments })}
      complete={complete}
      onRemove={onDelete}
      removeText={t('userEdit.delete')}
      problemText={problemText}
    >
      <Sections edited={edited} account={account} />
    </ResourceForm>
  );
};
