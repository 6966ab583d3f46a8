import '../../../testing/jsdom-gaps.fixture.ts';
import type { RuleSeverities } from '@clearbench/contracts/format/rule-severity';
import { screen } from '@testing-library/react';
import { renderedEditor } from '../testing/rendered-editor.fixture.tsx';
import { sampleReport } from '../testing/server.fake.ts';
import { ReportPanel } from './report-panel.tsx';

const panel = (
  environmentSeverities: RuleSeverities,
  stale = false,
  more: Partial<typeof sampleReport.validationSummary> = {},
) => (
  <ReportPanel
    report={{
      ...sampleReport,
      validationSummary: { ...sampleReport.validationSummary, environmentSeverities, ...more },
    }}
    fileId="f1"
    fileName="a.xml"
    text={undefined}
    view={{ hidden: [], group: 'none', find: '' }}
    onView={() => {}}
    jump={() => {}}
    opened={undefined}
    revealed={0}
    awaited={false}
    onCheck={() => {}}
    reason={undefined}
    stale={stale}
    profile={{ scheme: 'sct', rbVersion: '2025', now: '2025-10-15T09:00:00Z' }}
    fixed={false}
  />
);

describe('the panel of a report', () => {
  it('names the rules that the environment switches off', async () => {
    await renderedEditor(panel({ 'P-11': 'off', 'T-05': 'Info', 'H-02': 'off' }));
    expect(screen.getByText('Switched off in this environment: P-11, H-02')).toBeTruthy();
  });

  it('names none if all rules are on', async () => {
    await renderedEditor(panel({ 'T-05': 'Info' }));
    expect(screen.queryByText(/^Switched off/)).toBeNull();
  });

  it('says that the profile has changed since', async () => {
    const { unmount } = await renderedEditor(panel({}));
    expect(screen.queryByRole('status')).toBeNull();
    unmount();
    await renderedEditor(panel({}, true));
    expect(screen.getByRole('status').textContent).toContain('The report is out of date');
  });

  it('counts the findings that are not listed, errors first, by rule', async () => {
    const notListed = [
      { severity: 'Info' as const, ruleId: 'A-01', count: 4 },
      { severity: 'Error' as const, ruleId: 'P-07', count: 130_000 },
    ];
    await renderedEditor(panel({}, false, { notShown: 130_004, notListed }));
    expect(screen.getByText('130,004 further findings not shown.')).toBeTruthy();
    const counted = [...document.querySelectorAll('.ed-not-shown li')].map(({ textContent }) => textContent);
    expect(counted).toEqual(['P-07130,000Errors', 'A-014Infos']);
  });
});
