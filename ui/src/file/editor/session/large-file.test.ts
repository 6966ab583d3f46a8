import { Failure } from '@clearbench/contracts/failure';
import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import { changed } from '../../../live/live-actions.ts';
import { openedEditor, pass } from '../testing/opened-editor.fixture.ts';
import { sampleReport, sampleServer } from '../testing/server.fake.ts';
import { checkRequested } from './editor-actions.ts';

/** A server that omits text and report from the detail of a large file. */
const largeFile = () => {
  const server = sampleServer('v1');
  const requests = { checks: 0, reports: 0 };
  const state = { report: sampleReport as ValidationReport | undefined, gate: undefined as Promise<void> | undefined };
  const calls = {
    ...server.calls,
    readFile: async (fileId: string) => {
      const { vipFileSummary } = await server.calls.readFile(fileId);
      return { vipFileSummary };
    },
    readReport: async () => {
      requests.reports += 1;
      const { report } = state;
      await state.gate;
      if (!report) throw new Failure('file.notChecked');
      return report;
    },
    check: async (fileId: string, commandId: string) => {
      requests.checks += 1;
      return server.calls.check(fileId, commandId);
    },
  };
  return { requests, state, server: { ...server, calls } };
};

const withErrors = (errors: number): ValidationReport => ({
  ...sampleReport,
  validationSummary: { ...sampleReport.validationSummary, errors },
});

describe('the report of a large file', () => {
  it('is read when it is opened, and no validation is started for it', async () => {
    const { requests, server } = largeFile();
    const page = await openedEditor(server);
    expect(page.text()).toBe('v1');
    expect(page.file()?.report).toEqual(sampleReport);
    expect(requests).toEqual({ checks: 0, reports: 1 });
  });

  it('may be missing; then it is created on request', async () => {
    const { state, server } = largeFile();
    state.report = undefined;
    const page = await openedEditor(server);
    expect(page.file()).toMatchObject({ loading: { status: 'ready' }, reportMissing: true });
    page.dispatch(checkRequested({ fileId: 'f1' }));
    await pass(0);
    expect(page.file()).toMatchObject({ report: sampleReport });
    expect(page.file()?.reportMissing).toBeUndefined();
  });

  it('is read again after another user saved', async () => {
    const { state, server } = largeFile();
    const page = await openedEditor(server);
    server.versions.push('theirs');
    state.report = withErrors(3);
    page.dispatch(changed({ topic: 'file-detail', id: 'f1', revision: 7 }));
    await pass(0);
    expect(page.file()?.report?.validationSummary.errors).toBe(3);
  });

  it('does not replace a newer one if it arrives late', async () => {
    const { state, server } = largeFile();
    let open = () => {};
    state.gate = new Promise((resolve) => {
      open = resolve;
    });
    state.report = withErrors(9);
    const page = await openedEditor(server);
    page.type('mine');
    await pass(1_000);
    open();
    await pass(0);
    expect(page.file()).toMatchObject({ version: 2, report: sampleReport });
  });
});
