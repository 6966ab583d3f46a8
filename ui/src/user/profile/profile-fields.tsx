import type { ProfileSettings } from '@clearbench/contracts/user/profile-settings';
import { retentionChoicesIn } from '@clearbench/contracts/user/retention-choice';
import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '../../editing/fields.tsx';
import { FormSection } from '../../editing/form-section.tsx';
import type { Problem } from '../../saga/problem.ts';
import { isWellFormedBic } from './bic-fault.ts';
import type { ProfileDraft } from './profile-edit-slice.ts';

type Props = {
  readonly shown: ProfileSettings;
  readonly planName: string | undefined;
  readonly problem: Problem | undefined;
  readonly onChange: (draft: ProfileDraft) => void;
};

/** The settings for new files. */
export const FileFields = ({ shown, planName, problem, onChange }: Props) => {
  const { t } = useTranslation();
  const badBic = shown.bic !== '' && !isWellFormedBic(shown.bic);
  const fault =
    badBic || problem?.errorKey === 'user.badBic'
      ? t('error.user.badBic', { bic: shown.bic.toUpperCase() })
      : undefined;
  return (
    <FormSection title={t('profile.files')} help={t('profile.filesHelp')}>
      <div className="fields">
        <TextField
          label={t('profile.bic')}
          help={t('profile.bicHelp')}
          error={fault}
          value={shown.bic}
          spaceless
          maxLength={11}
          spellCheck={false}
          code
          placeholder="ABCDDEFF"
          onChange={(bic) => onChange({ bic: bic.toUpperCase() })}
        />
        <SelectField
          label={t('profile.testCode')}
          help={t(`profile.testCodeHelp.${shown.testCode}`)}
          value={shown.testCode}
          options={(['T', 'P'] as const).map((value) => ({ value, text: t(`profile.testCodeChoice.${value}`) }))}
          onChange={(code) => onChange({ testCode: code === 'P' ? 'P' : 'T' })}
        />
        <RetentionField shown={shown} planName={planName} onChange={onChange} />
      </div>
    </FormSection>
  );
};

const RetentionField = ({ shown, planName, onChange }: Omit<Props, 'problem'>) => {
  const { t } = useTranslation();
  const choices = retentionChoicesIn(planName);
  const help = choices.includes('never') ? t('profile.reorgFilesHelp') : t('profile.reorgFilesByPlan', { planName });
  const textOf = (choice: string) =>
    choice === 'never' ? t('profile.never') : t('profile.days', { count: Number(choice) });
  return (
    <SelectField
      label={t('profile.reorgFiles')}
      help={help}
      value={shown.reorgFiles}
      options={choices.map((value) => ({ value, text: textOf(value) }))}
      onChange={(value) => onChange({ reorgFiles: choices.find((choice) => choice === value) })}
    />
  );
};
