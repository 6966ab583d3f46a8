import type { AppSettings } from '@clearbench/contracts/settings/app-settings';
import { isShownName } from '@clearbench/contracts/shown-name';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { EditingHead, useTab } from '../../editing/editing-head.tsx';
import { TickField } from '../../editing/fields.tsx';
import { FormSection } from '../../editing/form-section.tsx';
import { HistoryView } from '../../history/history-view.tsx';
import { useSaveKey } from '../../key-list/use-save-key.ts';
import { type StoredSettings, selectAppInfo, selectAppSettings } from '../settings-slice.ts';
import { draftChanged, saveRequested, selectChange } from './change-slice.ts';
import { Installation } from './installation.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { SettingsFoot } from './settings-foot.tsx';

/** Of what there is one. */
const settingsId = 'app';
const pages = ['imprint', 'privacypolicy', 'terms'] as const;

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

const Fields = ({ shown, onChange }: FieldProps) => {
  const { t } = useTranslation();
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
        {pages.map((page) => (
          <TickField
            key={page}
            label={t(`appSettings.page.${page}`)}
            checked={shown.legalTexts[page]}
            onChange={(on) => onChange({ legalTexts: { ...shown.legalTexts, [page]: on } })}
          />
        ))}
      </FormSection>
    </>
  );
};

const Form = ({ stored }: { readonly stored: StoredSettings }) => {
  const dispatch = useDispatch();
  const change = useSelector(selectChange);
  const appInfo = useSelector(selectAppInfo);
  const { version, ...current } = stored;
  const { settings: shown, basedOn } = change.draft ?? { settings: current, basedOn: version };
  const complete = isShownName(shown.productName.trim());
  // While saving, a newer version is most likely the one being saved.
  const stale = change.draft !== undefined && basedOn !== version && change.status !== 'loading';
  const ready = change.draft !== undefined && complete && !stale && change.status !== 'loading';
  const save = (): void => {
    if (ready) dispatch(saveRequested());
  };
  useSaveKey(save);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {stale && <Meanwhile shown={shown} stored={stored} />}
      <Fields
        shown={shown}
        onChange={(differences) => dispatch(draftChanged({ settings: { ...shown, ...differences }, basedOn }))}
      />
      {appInfo && <Installation appInfo={appInfo} />}
      <SettingsFoot change={change} ready={ready} />
    </form>
  );
};

/** What administrators set of the installation, and what only its operator can. */
export const SettingsForm = () => {
  const { t } = useTranslation();
  const stored = useSelector(selectAppSettings);
  const [tab] = useTab();
  if (!stored) return null;
  return (
    <div className="admin-form settings-form">
      <EditingHead title={t('appSettings.title')} hasHistory />
      {tab === 'history' ? <HistoryView noun="settings" id={settingsId} /> : <Form stored={stored} />}
    </div>
  );
};
