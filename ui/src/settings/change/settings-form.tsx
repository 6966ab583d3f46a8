import type { AppSettings } from '@clearbench/contracts/settings/app-settings';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useShortcut } from '../../parts/use-shortcut.ts';
import { type StoredSettings, selectAppInfo, selectAppSettings } from '../settings-slice.ts';
import { draftChanged, saveRequested, selectChange } from './change-slice.ts';
import { Installation } from './installation.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { SettingsFoot } from './settings-foot.tsx';
import { Section, Tick } from './settings-parts.tsx';

const pages = ['imprint', 'privacypolicy', 'terms'] as const;

type FieldProps = { readonly shown: AppSettings; readonly onChange: (differences: Partial<AppSettings>) => void };

const Fields = ({ shown, onChange }: FieldProps) => {
  const { t } = useTranslation();
  return (
    <>
      <Section title={t('appSettings.name')} help={t('appSettings.nameHelp')}>
        <input
          className="input setting-name"
          aria-label={t('appSettings.name')}
          value={shown.productName}
          maxLength={60}
          required
          onChange={({ target }) => onChange({ productName: target.value })}
        />
      </Section>
      <Section title={t('appSettings.newUsers')}>
        <Tick
          text={t('appSettings.approval')}
          help={t('appSettings.approvalHelp')}
          checked={shown.newUserNeedApproval}
          onChange={(newUserNeedApproval) => onChange({ newUserNeedApproval })}
        />
      </Section>
      <Section title={t('appSettings.pages')} help={t('appSettings.pagesHelp')}>
        {pages.map((page) => (
          <Tick
            key={page}
            text={t(`appSettings.page.${page}`)}
            checked={shown.legalTexts[page]}
            onChange={(on) => onChange({ legalTexts: { ...shown.legalTexts, [page]: on } })}
          />
        ))}
      </Section>
    </>
  );
};

const Form = ({ stored }: { readonly stored: StoredSettings }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const change = useSelector(selectChange);
  const appInfo = useSelector(selectAppInfo);
  const { version, ...current } = stored;
  const { settings: shown, basedOn } = change.draft ?? { settings: current, basedOn: version };
  const complete = shown.productName.trim() !== '';
  // While saving, a newer version is most likely the one being saved.
  const stale = change.draft !== undefined && basedOn !== version && change.status !== 'loading';
  const ready = change.draft !== undefined && complete && !stale && change.status !== 'loading';
  const save = (): void => {
    if (ready) dispatch(saveRequested());
  };
  useShortcut('s', save);
  return (
    <form
      className="settings-form"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <h1>{t('appSettings.title')}</h1>
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
  const stored = useSelector(selectAppSettings);
  return stored ? <Form stored={stored} /> : null;
};
