import type { ProfileSettings } from '@clearbench/contracts/user/profile-settings';
import { reorganisationChoicesIn } from '@clearbench/contracts/user/reorganisation';
import { useTranslation } from 'react-i18next';
import type { Trouble } from '../../saga/trouble.ts';
import { FormSection } from '../administration/form-section.tsx';
import { isWellFormedBic } from './bic-fault.ts';
import { Labelled } from './labelled.tsx';
import type { ProfileDraft } from './profile-edit-slice.ts';

type Props = {
  readonly shown: ProfileSettings;
  readonly planName: string | undefined;
  readonly trouble: Trouble | undefined;
  readonly onChange: (draft: ProfileDraft) => void;
};

/** What new files are made with. */
export const FileFields = ({ shown, planName, trouble, onChange }: Props) => {
  const { t } = useTranslation();
  const badBic = shown.bic !== '' && !isWellFormedBic(shown.bic);
  const fault =
    badBic || trouble?.errorKey === 'user.badBic'
      ? t('error.user.badBic', { bic: shown.bic.toUpperCase() })
      : undefined;
  return (
    <FormSection title={t('profile.files')} help={t('profile.filesHelp')}>
      <div className="fields">
        <Labelled label={t('profile.bic')} help={t('profile.bicHelp')} fault={fault}>
          {(control) => (
            <input
              {...control}
              className="input input-code"
              value={shown.bic}
              maxLength={11}
              autoComplete="off"
              spellCheck={false}
              placeholder="ABCDDEFF"
              onChange={({ target }) => onChange({ bic: target.value.toUpperCase() })}
            />
          )}
        </Labelled>
        <Labelled label={t('profile.testCode')} help={t(`profile.testCodeHelp.${shown.testCode}`)}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={shown.testCode}
              onChange={({ target }) => onChange({ testCode: target.value === 'P' ? 'P' : 'T' })}
            >
              <option value="T">{t('profile.testCodeChoice.T')}</option>
              <option value="P">{t('profile.testCodeChoice.P')}</option>
            </select>
          )}
        </Labelled>
        <ReorganisationField shown={shown} planName={planName} onChange={onChange} />
      </div>
    </FormSection>
  );
};

const ReorganisationField = ({ shown, planName, onChange }: Omit<Props, 'trouble'>) => {
  const { t } = useTranslation();
  const choices = reorganisationChoicesIn(planName);
  const help = choices.includes('never') ? t('profile.reorgFilesHelp') : t('profile.reorgFilesByPlan', { planName });
  const fault = choices.includes(shown.reorgFiles) ? undefined : t('error.user.reorgNotInPlan');
  return (
    <Labelled label={t('profile.reorgFiles')} help={help} fault={fault}>
      {(control) => (
        <select
          {...control}
          className="input"
          value={fault ? '' : shown.reorgFiles}
          onChange={({ target }) => onChange({ reorgFiles: choices.find((choice) => choice === target.value) })}
        >
          {fault && <option value="">–</option>}
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice === 'never' ? t('profile.never') : t('profile.days', { count: Number(choice) })}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
};
