import type { RuleSeverities } from '@clearbench/contracts/format/rule-severity';
import { screen } from '@testing-library/react';
import { onStage } from '../page/sample-stage.tsx';
import { sampleReport } from '../session/sample-server.ts';
import { ReportPanel } from './report-panel.tsx';

const panel = (environmentSeverities: RuleSeverities, stale = false) => (
  <ReportPanel
    report={{ ...sampleReport, validationSummary: { ...sampleReport.validationSummary, environmentSeverities } }}
    fileName="a.xml"
    text={undefined}
    view={{ hidden: [], group: 'none', find: '' }}
    onView={() => {}}
    jump={() => {}}
    opened={undefined}
    revealed={0}
    awaited={false}
    onCheck={() => {}}
    hindrance={undefined}
    stale={stale}
  />
);

describe('the panel of a report', () => {
  it('names the rules the environment does not ask', async () => {
    await onStage(panel({ 'P-11': 'off', 'T-05': 'Info', 'H-02': 'off' }));
    expect(screen.getByText('Switched off in this environment: P-11, H-02')).toBeTruthy();
  });

  it('names none where all are asked', async () => {
    await onStage(panel({ 'T-05': 'Info' }));
    expect(screen.queryByText(/^Switched off/)).toBeNull();
  });

  it('says that what it went by has changed since', async () => {
    const { unmount } = await onStage(panel({}));
    expect(screen.queryByRole('status')).toBeNull();
    unmount();
    await onStage(panel({}, true));
    expect(screen.getByRole('status').textContent).toContain('What this check went by has changed');
  });
});
