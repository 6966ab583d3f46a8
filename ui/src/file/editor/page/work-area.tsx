import { useLocalStorage } from '@mantine/hooks';
import { type CSSProperties, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FileBars } from '../bars/file-bars.tsx';
import { isFixed } from '../header/file-orders.ts';
import { PathBar } from '../language/path-bar.tsx';
import { ReportCounts } from '../report/report-counts.tsx';
import { SearchBar } from '../search/search-bar.tsx';
import type { TextView } from '../text/text-view.ts';
import { type Tab, tabs } from './page-address.ts';
import { type PanelProps, SidePanel } from './side-panel.tsx';
import { Splitter } from './splitter.tsx';
import { TabList } from './tab-list.tsx';
import { TextArea } from './text-area.tsx';

const panelId = 'editor-panel';
const sidePanels = tabs.filter((tab) => tab !== 'text');

type Props = PanelProps & {
  /** One behind the other, for want of room. */
  readonly small: boolean;
  readonly onView: (view: TextView | undefined) => void;
  /** Opens the search in the text. */
  readonly onFind: () => void;
};

/** Text and panel: side by side where there is room, one behind the other on small screens. */
export const WorkArea = (props: Props) => {
  const { file, permissions, commands, text, address, change, jump, small, onView, onFind } = props;
  const { t } = useTranslation();
  const [width, setWidth] = useLocalStorage({ key: 'clearbench-editor-panel', defaultValue: 460 });
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
      commands={commands}
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
            commands={commands}
            onView={onView}
          />
        </div>
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
