import type { AppSettings } from '@clearbench/contracts/settings/app-settings';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Button } from '../../parts/button.tsx';
import type { StoredSettings } from '../settings-slice.ts';
import { draftChanged, draftDropped } from './change-slice.ts';

const pages = ['imprint', 'privacypolicy', 'terms'] as const;

/** Another administrator was faster: what now holds where the reader has chosen otherwise, and whose choice it shall be. */
export const Meanwhile = ({ shown, stored }: { readonly shown: AppSettings; readonly stored: StoredSettings }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { version, ...theirs } = stored;
  const yesOrNo = (on: boolean): string => t(on ? 'appSettings.yes' : 'appSettings.no');
  const differences = [
    ...(shown.productName === theirs.productName ? [] : [[t('appSettings.name'), theirs.productName] as const]),
    ...(shown.newUserNeedApproval === theirs.newUserNeedApproval
      ? []
      : [[t('appSettings.approval'), yesOrNo(theirs.newUserNeedApproval)] as const]),
    ...pages
      .filter((page) => shown.legalTexts[page] !== theirs.legalTexts[page])
      .map((page) => [t(`appSettings.page.${page}`), yesOrNo(theirs.legalTexts[page])] as const),
  ];
  return (
    <section className="callout" data-tone="bad" role="alert">
      <strong>{t('appSettings.stale')}</strong>
      <ul className="setting-differences">
        {differences.map(([name, value]) => (
          <li key={name}>{t('appSettings.now', { name, value })}</li>
        ))}
      </ul>
      <div className="row-of-buttons">
        <Button onClick={() => dispatch(draftDropped())}>{t('appSettings.takeTheirs')}</Button>
        <Button onClick={() => dispatch(draftChanged({ settings: shown, basedOn: version }))}>
          {t('appSettings.keepMine')}
        </Button>
      </div>
    </section>
  );
};
