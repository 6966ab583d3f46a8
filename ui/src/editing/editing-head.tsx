import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

type Props = {
  /** Missing where the page is no part of a list. */
  readonly back?: { readonly to: string; readonly text: string };
  readonly title: string;
  readonly says?: ReactNode;
  readonly actions?: ReactNode;
  /** Whether there is a history to look at. */
  readonly hasHistory: boolean;
};

/** Which tab of a thing's page the address names. */
export const useTab = (): readonly ['form' | 'history', (tab: 'form' | 'history') => void] => {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'history' ? 'history' : 'form';
  return [tab, (next) => setParams(next === 'history' ? { tab: next } : {}, { replace: true })];
};

const Tabs = () => {
  const { t } = useTranslation();
  const [tab, turnTo] = useTab();
  return (
    <fieldset className="segments">
      <legend className="only-spoken">{t('editing.tabs')}</legend>
      {(['form', 'history'] as const).map((one) => (
        <button key={one} type="button" className="segment" aria-pressed={tab === one} onClick={() => turnTo(one)}>
          {t(`editing.tab.${one}`)}
        </button>
      ))}
    </fieldset>
  );
};

/** What the page is about, and the ways on. */
export const EditingHead = ({ back, title, says, actions, hasHistory }: Props) => (
  <header className="account-head">
    {back && (
      <Link className="quiet-link" to={back.to}>
        ← {back.text}
      </Link>
    )}
    <div className="page-head">
      <div>
        <h1>{title}</h1>
        {says && <p className="muted">{says}</p>}
      </div>
      <div className="row-of-buttons editing-actions">
        {hasHistory && <Tabs />}
        {actions}
      </div>
    </div>
  </header>
);
