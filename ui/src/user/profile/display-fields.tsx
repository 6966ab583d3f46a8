import type { ProfileSettings } from '@clearbench/contracts/user/profile-settings';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../editing/fields.tsx';
import { FormSection } from '../../editing/form-section.tsx';
import type { ProfileDraft } from './profile-edit-slice.ts';

type Props = {
  readonly shown: ProfileSettings;
  readonly languages: readonly string[];
  readonly onChange: (draft: ProfileDraft) => void;
};

const themes = ['system', 'light', 'dark'] as const;
const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];

const ownName = (language: string): string =>
  new Intl.DisplayNames([language], { type: 'language', languageDisplay: 'standard' }).of(language) ?? language;

/** The appearance and the language. */
export const DisplayFields = ({ shown, languages, onChange }: Props) => {
  const { t } = useTranslation();
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <FormSection title={t('profile.display')} help={t('profile.displayHelp')}>
      <div className="fields">
        <SelectField
          label={t('profile.language')}
          value={shown.language}
          options={[...new Set([...languages, shown.language])].map((language) => ({
            value: language,
            text: ownName(language),
            lang: language,
          }))}
          onChange={(language) => onChange({ language })}
        />
        <SelectField
          label={t('profile.timeZone')}
          help={t('profile.timeZoneHelp')}
          value={shown.timeZone}
          options={[
            { value: '', text: t('profile.timeZoneHere', { zone: here }) },
            ...[...new Set([...zones, shown.timeZone])]
              .filter(Boolean)
              .map((zone) => ({ value: zone, text: zone.replaceAll('_', ' ') })),
          ]}
          onChange={(timeZone) => onChange({ timeZone })}
        />
        <SelectField
          label={t('profile.theme')}
          value={shown.theme ?? 'system'}
          options={themes.map((theme) => ({
            value: theme,
            text: t(`colorScheme.${theme === 'system' ? 'auto' : theme}`),
          }))}
          onChange={(value) => onChange({ theme: themes.find((theme) => theme === value) })}
        />
      </div>
    </FormSection>
  );
};
