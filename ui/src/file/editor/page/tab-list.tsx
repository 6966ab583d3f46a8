import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../../parts/button.tsx';
import type { Tab } from './page-address.ts';

type Props = {
  readonly tabs: readonly Tab[];
  readonly current: Tab;
  readonly panelId: string;
  /** The text after a tab's name, e.g. the number of errors. */
  readonly extra: Partial<Record<Tab, ReactNode>>;
  readonly onTab: (tab: Tab) => void;
};

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** The names of the panels; arrow keys go from one to the next. */
export const TabList = ({ tabs, current, panelId, extra, onTab }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const step = ({ key }: KeyboardEvent) => {
    const next = tabs.at((tabs.indexOf(current) + (steps[key] ?? 0)) % tabs.length);
    if (!(key in steps) || !next) return;
    onTab(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <div role="tablist" className="ed-tabs" aria-label={t('editor.tab.label')} onKeyDown={step} tabIndex={-1}>
      {tabs.map((tab) => (
        <PlainButton
          key={tab}
          id={`${id}-${tab}`}
          role="tab"
          className="ed-tab"
          aria-selected={tab === current}
          aria-controls={tab === current ? panelId : undefined}
          tabIndex={tab === current ? 0 : -1}
          onClick={() => onTab(tab)}
        >
          {t(`editor.tab.${tab}`)}
          {extra[tab]}
        </PlainButton>
      ))}
    </div>
  );
};
