import type { SubsetName } from '@clearbench/authoring/language/subset-name';
import { type CSSProperties, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../../parts/button.tsx';
import { useStored } from '../../../parts/use-stored.ts';
import { FileBars } from '../bars/file-bars.tsx';
import { isFixed } from '../commands/unavailable-reason.ts';
import { PathBar } from '../language/path-bar.tsx';
import { useShownElements } from '../language/shown-elements.ts';
import { ReportCounts } from '../report/report-counts.tsx';
import { SearchBar } from '../search/search-bar.tsx';
import type { TextView } from '../text/text-view.ts';
import { type Tab, tabs } from './page-address.ts';
import { type PanelProps, SidePanel } from './side-panel.tsx';
import { Splitter } from './splitter.tsx';
import { TabList } from './tab-list.tsx';
import { TextArea } from './text-area.tsx';
import { useCursor } from './use-cursor.ts';
import type { TabKeyMode } from './use-tab-key-mode.ts';

/** Which elements text and form offer: those of the subset, or all of ISO 20022. */
const ElementsButton = ({ subset }: { readonly subset: SubsetName }) => {
  const { t } = useTranslation();
  const { showsAll, toggle } = useShownElements();
  return (
    <PlainButton title={t('editor.elements.hint', subset)} aria-pressed={showsAll} onClick={toggle}>
      {showsAll ? t('editor.elements.all') : t('editor.elements.subset', subset)}
    </PlainButton>
  );
};

type TextFootProps = {
  readonly text: TextView | undefined;
  readonly tabKey: TabKeyMode;
  readonly subset: SubsetName | undefined;
};

/** The status bar of the text: where the cursor is, which elements are offered, and what Tab does. */
const TextFoot = ({ text, tabKey, subset }: TextFootProps) => {
  const { t } = useTranslation();
  const { line, column } = useCursor(text);
  const mode = t(`editor.tabKey.${tabKey.mode}`);
  const hint = t(`editor.tabKey.hint.${tabKey.mode}`);
  return (
    <section className="ed-foot" aria-label={t('editor.foot.label')}>
      <span className="figures">{t('editor.foot.place', { line, column })}</span>
      {subset && <ElementsButton subset={subset} />}
      <PlainButton title={hint} aria-description={hint} aria-keyshortcuts="Control+M" onClick={tabKey.toggle}>
        {mode}
      </PlainButton>
      <span className="visually-hidden" role="status">
        {mode}
      </span>
    </section>
  );
};

const isWidth = (value: unknown): value is number => typeof value === 'number';

const panelId = 'editor-panel';
const sidePanels = tabs.filter((tab) => tab !== 'text');

type Props = PanelProps & {
  /** On a small screen text and panel are tabs. */
  readonly small: boolean;
  readonly tabKey: TabKeyMode;
  readonly subset: SubsetName | undefined;
  readonly onView: (view: TextView | undefined) => void;
  /** Opens the search in the text. */
  readonly onFind: () => void;
};

/** Text and panel: side by side if there is space, as tabs on small screens. */
export const WorkArea = (props: Props) => {
  const { file, permissions, requests, text, address, change, jump, small, tabKey, subset, onView, onFind } = props;
  const { t } = useTranslation();
  const [width, setWidth] = useStored('clearbench-editor-panel', 460, isWidth);
  const shown = address.tab ?? (small ? 'text' : 'report');
  const tab: Tab = !small && shown === 'text' ? 'report' : shown;
  const panel = { id: panelId, role: 'tabpanel', 'aria-label': t(`editor.tab.${tab}`) };
  const comparing = file.comparison !== undefined;
  useEffect(() => {
    if (small && comparing) change({ tab: 'text' });
  }, [small, comparing, change]);
  const bars = (
    <FileBars
      file={file}
      permissions={permissions}
      requests={requests}
      oneLine={text?.oneLine() ?? false}
      onFind={onFind}
    />
  );
  return (
    <div
      className="ed-work"
      data-text={!small || tab === 'text'}
      style={{ '--ed-side': `${width}px` } as CSSProperties}
    >
      {small && bars}
      <TabList
        tabs={small ? tabs : sidePanels}
        current={tab}
        panelId={panelId}
        extra={{ report: file.report && <ReportCounts summary={file.report.validationSummary} /> }}
        onTab={(next) => change({ tab: next })}
      />
      <section className="ed-text" {...(tab === 'text' ? panel : {})}>
        {!small && bars}
        {file.piece && text && <SearchBar file={file} text={text} />}
        {!file.piece && <PathBar text={text} jump={jump} />}
        <div className="ed-text-body">
          <TextArea
            file={file}
            fixed={isFixed(file, permissions)}
            canValidate={permissions.canValidate}
            tabMovesFocus={tabKey.mode === 'movesFocus'}
            requests={requests}
            onView={onView}
          />
        </div>
        <TextFoot text={text} tabKey={tabKey} subset={subset} />
      </section>
      {!small && <Splitter width={width} onWidth={setWidth} />}
      {tab !== 'text' && (
        <section className="ed-side" {...panel}>
          <SidePanel {...props} tab={tab} />
        </section>
      )}
    </div>
  );
};
