import { createRequire } from 'node:module';

const { default: TestSequencer } = createRequire(import.meta.url)('@jest/test-sequencer');

/**
 * Paths of the longest files, longest first. Tests that mostly wait for servers and clocks are between those that
 * compute, so that the cores are always in use.
 */
const longest = [
  'e2e/src/kill/',
  'e2e/src/services/',
  'e2e/src/postgres/',
  'e2e/src/thread/made-cases',
  'validator/src/every-message',
  'command-service/src/transfer/report-and-clearing',
  'stores/src/mongo/mongo-faults',
  'authoring/src/quick-fixes/fixes-of-injected-errors',
  'stores/src/event-store/eventstore-db.test',
  'suite-runner/src/built-in-suites',
  'validator-tools/src/oracle/oracle.test',
  'stores/src/event-store/eventstore-db/storm-on-fake',
  'access/src/authorisation-matrix/walk',
  'e2e/src/suite-run/',
  'e2e/src/command-line/',
  'validator-tools/src/subset-score/',
  'stores/src/event-store/eventstore-db/lost-responses',
  'authoring/src/quick-fixes/subset-fixes',
  'e2e/src/channel/webhook-notifications',
  'authoring/src/error-injection/break-rule',
  'stores/src/mongo/mongo-storm',
  'command-service/src/suite-work/suite-tasks',
  'e2e/src/thread/on-servers',
  'e2e/src/disk/',
  'e2e/src/deploy/process-log',
  'e2e/src/contract/',
  'app/src/generate-file/main',
  'docker-compose.journey',
  'exchange-over-kills.journey',
  'e2e/src/forgetting/',
  'stores/src/content-store/',
  'stores/src/change-feed/',
  'authoring/src/form/random-edits',
  'stores/src/document-store/',
  'test-engine/src/answers-valid',
  'stores/src/key-store/',
  'template-engine/src/built-in/sct-bulk',
  'stores/src/event-store/',
  'rules/src/rules-without-state',
  'stores/src/mongo/',
  'suite-runner/src/',
  'app/src/generate-file/',
  'app/src/upgrade-file/',
  'app/src/move/',
  'stores/src/scrub/',
  'command-service/src/transfer/each-day',
  'validator/src/formats/read-xsd',
  'validator/src/bad-xml',
  'e2e/src/thread/',
  'app/src/mail/',
  'all-pages.journey',
  'main-job.journey',
  'sign-out.journey',
  '/pages.journey',
  'explain.journey',
  'large-search.journey',
  'login-states.journey',
  'suites.journey',
  'editor-language.journey',
  'languages.journey',
  'beneficiary-time-out.journey',
  'payee-verification.journey',
  'scheme-subset.journey',
  'large-typing.journey',
  'report.journey',
  'translations.journey',
  'foreign-text.journey',
  'form-view.journey',
  'severities.journey',
  '/format.journey',
  'sim-env.journey',
  'error-injection.journey',
  'public-pages.journey',
  'large-file.journey',
  'user-management.journey',
  'suite-run.journey',
  'login-verify.journey',
  'file-retention.journey',
  'template-administration.journey',
];
const pathOf = ({ path }) => path.replaceAll('\\', '/');
const rank = (test) => {
  const place = longest.findIndex((part) => pathOf(test).includes(part));
  return place === -1 ? longest.length : place;
};

/** The pages of these journeys use a core each; the other journeys wait for kills, databases and clocks half of the time. */
const computes = (test) => pathOf(test).includes('/e2e/src/journeys/');

/** Both lists in their order, each spread evenly over the whole. */
const spread = (one, other) => {
  const placed = (tests) => tests.map((test, index) => ({ test, place: (index + 0.5) / tests.length }));
  return [...placed(one), ...placed(other)].toSorted((a, b) => a.place - b.place).map(({ test }) => test);
};

/**
 * Starts the longest files first. Jest knows durations only from an earlier run, and without one sorts by file size:
 * on a fresh clone a long file would start last, and run alone. Journeys that wait run beside journeys that compute.
 */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests).toSorted((one, other) => rank(one) - rank(other));
    const { true: computing = [], false: waiting = [] } = Object.groupBy(sorted, computes);
    return spread(waiting, computing);
  }
}
