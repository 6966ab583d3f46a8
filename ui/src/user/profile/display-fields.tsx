import type { ProfileSettings } from '@clearbench/contracts/user/profile-settings';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../administration/form-section.tsx';
import { Labelled } from './labelled.tsx';
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

/** How the product looks and speaks. */
export const DisplayFields = ({ shown, languages, onChange }: Props) => {
  const { t } = useTranslation();
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <FormSection title={t('profile.display')} help={t('profile.displayHelp')}>
      <div className="fields">
        <Labelled label={t('profile.language')}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={shown.language}
              onChange={({ target }) => onChange({ language: target.value })}
            >
              {[...new Set([...languages, shown.language])].map((language) => (
                <option key={language} value={language} lang={language}>
                  {ownName(language)}
                </option>
              ))}
            </select>
          )}
        </Labelled>
        <Labelled label={t('profile.timeZone')} help={t('profile.timeZoneHelp')}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={shown.timeZone}
              onChange={({ target }) => onChange({ timeZone: target.value })}
            >
              <option value="">{t('profile.timeZoneHere', { zone: here })}</option>
              {[...new Set([...zones, shown.timeZone])].filter(Boolean).map((zone) => (
                <option key={zone} value={zone}>
                  {zone.replaceAll('_', ' ')}
                </option>
              ))}
            </select>
          )}
        </Labelled>
        <Labelled label={t('profile.theme')}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={shown.theme ?? 'system'}
              onChange={({ target }) => onChange({ theme: themes.find((theme) => theme === target.value) })}
            >
              {themes.map((theme) => (
                <option key={theme} value={theme}>
                  {t(`colorScheme.${theme === 'system' ? 'auto' : theme}`)}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      </div>
    </FormSection>
  );
};
