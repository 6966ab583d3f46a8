import { type SourceFile, sourceFiles } from './source-files.ts';

/**
 * The files that read the machine's clock, by what they need the real time for. Every other file gets its time as a
 * parameter; the time of an environment is `businessTime(environment.clock, realTime)`.
 */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  'the clock of the product, from which commands and timers get the real time': [
    'event-sourcing/src/clock.ts',
    'event-sourcing/src/serving/serve.ts',
    'hosting/src/host-process.ts',
  ],
  'the clock of an environment in the pages': ['ui/src/sim-env/environment-time.ts', 'ui/src/parts/use-now.ts'],
  'durations, metrics and timeouts': [
    'command-service/src/background/forgotten-first.ts',
    'event-sourcing/src/batch-tracing.ts',
    'event-sourcing/src/catch-up-batches.ts',
    'hosting/src/telemetry/otlp-metrics.ts',
    'query-service/src/metrics/metrics.ts',
    'query-service/src/push/file-presence.ts',
    'query-service/src/push/live-connections.ts',
    'stores/src/event-store/eventstore-db/clock-comparison.ts',
    'stores/src/event-store/eventstore-db/patience.ts',
    'suite-runner/src/command-line/progress.ts',
    'ui/src/http/reachability.ts',
    'ui/src/live/connection-doubts.ts',
    'ui/src/live/live-saga.ts',
    'ui/src/statistics/replay/use-replay.ts',
  ],
  'the retention of contents, which is real': [
    'stores/src/content-store/memory.ts',
    'stores/src/content-store/mongo.ts',
    'stores/src/content-store/postgres.ts',
    'stores/src/content-store/put-content.ts',
    'stores/src/content-store/sqlite.ts',
  ],
  'accounts, audit, drafts, uploads and exports of users': [
    'access/src/identity-provider/memory-adapter.ts',
    'ui/src/calendar/administration/calendar-page.tsx',
    'ui/src/calendar/administration/export-days.tsx',
    'ui/src/calendar/administration/year-view.tsx',
    'ui/src/file/checks/checks-bar.tsx',
    'ui/src/file/editor/bars/notice-bar.tsx',
    'ui/src/file/editor/feature.ts',
    'ui/src/file/editor/session/open-worker.ts',
    'ui/src/file/list/date-chip.tsx',
    'ui/src/file/upload/use-file-drop.ts',
    'ui/src/sagas.ts',
    'ui/src/user/administration/audit/audit-view.tsx',
    'ui/src/user/administration/audit/user-audit-page.tsx',
    'ui/src/user/gate/approval-gate.tsx',
  ],
  'the start of a test case, whose space has a clock of its own': ['command-service/src/suite-space/case-thread.ts'],
  'command lines without an environment': [
    'app/src/generate-file/main.ts',
    'app/src/replay-statistics.ts',
    'app/src/verify/verify-command.ts',
    'suite-runner/src/command-line/command-line.ts',
    'suite-runner/src/command-line/run-in-threads.ts',
    'suite-runner/src/command-line/run-thread.ts',
    'validator/src/command-line/command-line.ts',
  ],
};
const excepted = new Set(Object.values(exceptions).flat());

/** Packages of tests, benchmarks, fakes and generators, and the client's command line. */
const toolPackages = new Set(['e2e', 'bench', 'fake-servers', 'validator-tools', 'cli']);
const product = sourceFiles().filter((file) => !file.isTest && !toolPackages.has(file.package));

const machineClock = /\bDate\.now\b|\bnew Date\(\)|\bsystemClock\(/;
const pathOf = (file: SourceFile): string => `${file.package}/src/${file.path}`;

describe("the machine's clock", () => {
  it('is read in few places, none of which compares dates of messages', () => {
    const readers = product.filter((file) => machineClock.test(file.text)).map(pathOf);
    expect(product.length).toBeGreaterThan(1_000);
    expect(readers.toSorted()).toEqual([...excepted].toSorted());
  });

  it('is not the time of a validation, a template or a clearing in the services', () => {
    /** A template and an envelope profile in the administration belong to no environment. */
    const withoutEnvironment = [
      'command-service/src/template/check-template.ts',
      'command-service/src/envelope/envelope-endpoints.ts',
    ];
    const asBusinessTime = /\bnow: (?:call\.)?at\b|\bnow: clock\.now\(\)|\bprofileAsOf\([^;]*,\s*at,/;
    const found = product
      .filter((file) => ['command-service', 'query-service'].includes(file.package))
      .filter((file) => asBusinessTime.test(file.text))
      .map(pathOf);
    expect(found.filter((path) => !withoutEnvironment.includes(path))).toEqual([]);
  });
});
