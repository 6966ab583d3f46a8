import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import type { CSSProperties } from 'react';
import { FileBars } from '../bars/file-bars.tsx';
import { isFixed } from '../header/file-orders.ts';
import { ReportCounts } from '../report/report-counts.tsx';
import type { TextView } from '../text/text-view.ts';
import { type Tab, tabs } from './page-address.ts';
import { type PanelProps, SidePanel } from './side-panel.tsx';
import { Splitter } from './splitter.tsx';
import { TabList } from './tab-list.tsx';
import { TextArea } from './text-area.tsx';

const panelId = 'editor-panel';
const sidePanels = tabs.filter((tab) => tab !== 'text');

type Props = PanelProps & { readonly onView: (view: TextView | undefined) => void };

/** Text and panel: side by side where there is room, one behind the other on small screens. */
export const WorkArea = (props: Props) => {
  const { file, permissions, commands, text, address, change, jump, onView } = props;
  const small = useMediaQuery('(max-width: 800px)', false, { getInitialValueInEffect: false });
  const [width, setWidth] = useLocalStorage({ key: 'clearbench-editor-panel', defaultValue: 460 });
  const shown = address.tab ?? (small ? 'text' : 'report');
  const tab: Tab = !small && shown === 'text' ? 'report' : shown;
  const goTo: typeof jump = (place) => {
    if (small) change({ tab: 'text' });
    jump(place);
  };
  return (
    <div
      className="ed-work"
      data-text={!small || tab === 'text'}
      style={{ '--ed-side': `${width}px` } as CSSProperties}
    >
      <TabList
        tabs={small ? tabs : sidePanels}
        current={tab}
        panelId={panelId}
        extra={{ report: file.report && <ReportCounts summary={file.report.validationSummary} /> }}
        onTab={(next) => change({ tab: next })}
      />
      <section className="ed-text" id={tab === 'text' ? panelId : undefined}>
        <FileBars file={file} canEdit={permissions.canEdit} commands={commands} oneLine={text?.oneLine() ?? false} />
        <div className="ed-text-body">
          <TextArea file={file} fixed={isFixed(file, permissions)} commands={commands} onView={onView} />
        </div>
      </section>
      {!small && <Splitter width={width} onWidth={setWidth} />}
      {tab !== 'text' && (
        <section className="ed-side" id={panelId} role="tabpanel" aria-label={tab}>
          <SidePanel {...props} jump={goTo} tab={tab} />
        </section>
      )}
    </div>
  );
};
