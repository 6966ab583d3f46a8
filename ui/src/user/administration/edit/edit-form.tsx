import type { UserAccount } from '@clearbench/contracts/user/administration-routes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { FormSection } from '../../../editing/form-section.tsx';
import { useSaveKey } from '../../../key-list/use-save-key.ts';
import { selectSimEnvs } from '../../../sim-env/sim-env-slice.ts';
import { selectUser } from '../../user-slice.ts';
import { selectPlans } from '../choices/choices-slice.ts';
import { PlanFields } from '../plan-fields.tsx';
import { type AccountDraft, shownIn } from './account-draft.ts';
import { AccessChoices, RoleChoices } from './choice-rows.tsx';
import { ConcurrentChanges } from './concurrent-changes.tsx';
import { EditFoot } from './edit-foot.tsx';
import { EditHead } from './edit-head.tsx';
import { type Confirmation, EditQuestion } from './edit-question.tsx';
import { choiceMade, draftDiscarded, type EditState, saveRequested } from './edit-slice.ts';
import { EnvironmentChoices, tooMany } from './environment-choices.tsx';
import { useEditCommands } from './use-edit-commands.ts';

type Props = { readonly edit: EditState; readonly account: UserAccount };

const useChoices = ({ edit, account }: Props) => {
  const plans = useSelector(selectPlans);
  const environments = useSelector(selectSimEnvs);
  const own = useSelector(selectUser)?.userId === account.userId;
  const shown = shownIn(account, edit.draft);
  const plan = plans.find(({ planId }) => planId === shown.planId);
  const blocked = shown.roles.length === 0 || tooMany(shown, plan);
  return { plans, environments, own, shown, plan, blocked };
};

const useSaving = ({ edit }: Props, blocked: boolean) => {
  const dispatch = useDispatch();
  const save = () => {
    if (!blocked && !edit.saving && Object.keys(edit.draft).length > 0) dispatch(saveRequested());
  };
  useSaveKey(save);
  return save;
};

type SectionProps = {
  readonly choices: ReturnType<typeof useChoices>;
  readonly onChange: (draft: AccountDraft) => void;
};

const Sections = ({ choices: { plans, environments, own, shown, plan }, onChange }: SectionProps) => {
  const { t } = useTranslation();
  return (
    <>
      <FormSection title={t('userEdit.access')} help={t('userEdit.accessHelp')}>
        <AccessChoices shown={shown} own={own} onChange={onChange} />
      </FormSection>
      <FormSection title={t('userEdit.roles')}>
        <RoleChoices shown={shown} own={own} onChange={onChange} />
      </FormSection>
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

/** The form of an account for administrators; it saves all changes together. */
export const EditForm = ({ edit, account }: Props) => {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const [asked, ask] = useState<Confirmation>();
  const askDelete = () => ask('delete');
  const askEndSessions = () => ask('endSessions');
  const choices = useChoices({ edit, account });
  const { plans, environments, own, blocked } = choices;
  const save = useSaving({ edit, account }, blocked);
  useEditCommands({ userId: account.userId, save, askDelete, askEndSessions });
  const discard = () => void dispatch(draftDiscarded());

  return (
    <>
      <form
        className="admin-form"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <EditHead account={account} ending={edit.ending} onEndSessions={askEndSessions} />
        <ConcurrentChanges
          edit={edit}
          words={{ t, language: i18n.language, plans, environments }}
          onDiscard={discard}
        />
        <Sections choices={choices} onChange={(draft) => dispatch(choiceMade(draft))} />
        <EditFoot edit={edit} blocked={blocked} onDiscard={discard} onDelete={askDelete} />
      </form>
      {asked && <EditQuestion asked={asked} account={account} own={own} onClose={() => ask(undefined)} />}
    </>
  );
};
