import type { AppSettings } from '@clearbench/contracts/settings/app-settings';
import { legalPages } from '@clearbench/contracts/settings/legal-text';
import { isShownName } from '@clearbench/contracts/shown-name';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { TickField } from '../../editing/fields.tsx';
import { FormSection } from '../../editing/form-section.tsx';
import { selectUnwrittenPages } from '../settings-slice.ts';

type FieldProps = { readonly shown: AppSettings; readonly onChange: (differences: Partial<AppSettings>) => void };

const NameField = ({ shown: { productName }, onChange }: FieldProps) => {
  const { t } = useTranslation();
  const id = useId();
  const hides = productName.trim() !== '' && !isShownName(productName.trim());
  return (
    <FormSection title={t('appSettings.name')} help={t('appSettings.nameHelp')}>
      <input
        className="input setting-name"
        aria-label={t('appSettings.name')}
        aria-invalid={hides}
        aria-describedby={hides ? id : undefined}
        value={productName}
        maxLength={60}
        required
        onChange={({ target }) => onChange({ productName: target.value })}
      />
      {hides && (
        <p id={id} className="field-error" role="alert">
          {t('editing.hiddenSigns')}
        </p>
      )}
    </FormSection>
  );
};

/** The name of the product, the approval of new users, and the public pages. */
export const SettingsSections = ({ shown, onChange }: FieldProps) => {
  const { t } = useTranslation();
  const unwritten: readonly string[] = useSelector(selectUnwrittenPages);
  return (
    <>
      <NameField shown={shown} onChange={onChange} />
      <FormSection title={t('appSettings.newUsers')} help={t('appSettings.approvalHelp')}>
        <TickField
          label={t('appSettings.approval')}
          checked={shown.newUserNeedApproval}
          onChange={(newUserNeedApproval) => onChange({ newUserNeedApproval })}
        />
      </FormSection>
      <FormSection title={t('appSettings.pages')} help={t('appSettings.pagesHelp')}>
        {legalPages.map((page) => (
          <TickField
            key={page}
            label={t(`appSettings.page.${page}`)}
            {...(shown.legalTexts[page] && unwritten.includes(page) ? { help: t('appSettings.unlisted') } : {})}
            checked={shown.legalTexts[page]}
            onChange={(on) => onChange({ legalTexts: { ...shown.legalTexts, [page]: on } })}
          />
        ))}
      </FormSection>
    </>
  );
};
