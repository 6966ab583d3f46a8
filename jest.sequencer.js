import { createRequire } from 'node:module';

const { default: TestSequencer } = createRequire(import.meta.url)('@jest/test-sequencer');

/** Paths of the longest files, longest first. */
const longest = [
  'e2e/src/kill/',
  'e2e/src/services/',
  'e2e/src/postgres/',
  'validator/src/every-message',
  'command-service/src/transfer/report-and-clearing',
  'authoring/src/quick-fixes/fixes-of-injected-errors',
  'access/src/authorisation-matrix/walk',
  'validator-tools/src/oracle/',
  'e2e/src/suite-run/',
  'e2e/src/command-line/',
  'e2e/src/thread/made-cases',
  'validator-tools/src/subset-score/',
  'authoring/src/quick-fixes/subset-fixes',
  'e2e/src/channel/webhook-notifications',
  'authoring/src/error-injection/break-rule',
  'command-service/src/suite-work/suite-tasks',
  'e2e/src/thread/on-servers',
  'e2e/src/disk/',
  'e2e/src/deploy/process-log',
  'e2e/src/contract/',
  'e2e/src/forgetting/',
  'stores/src/event-store/',
  'stores/src/mongo/',
  'stores/src/content-store/',
  'stores/src/key-store/',
  'stores/src/change-feed/',
  'stores/src/document-store/',
  'suite-runner/src/',
  'app/src/generate-file/',
  'app/src/upgrade-file/',
  'app/src/move/',
  'stores/src/scrub/',
  'authoring/src/form/random-edits',
  'command-service/src/transfer/each-day',
  'validator/src/formats/read-xsd',
  'validator/src/bad-xml',
  'e2e/src/thread/',
  'app/src/mail/',
  'main-job.journey',
  'all-pages.journey',
  'large-search.journey',
  'login-states.journey',
  'editor-language.journey',
  'pages.journey',
  'form-view.journey',
  'user-management.journey',
  'error-injection.journey',
  'sign-out.journey',
  'file-retention.journey',
  'template-administration.journey',
  'translations.journey',
];
const rank = ({ path }) => {
  const place = longest.findIndex((part) => path.replaceAll('\\', '/').includes(part));
  return place === -1 ? longest.length : place;
};

/**
 * Starts the longest files first. Jest knows durations only from an earlier run, and without one sorts by file size:
 * on a fresh clone a long file would start last, and run alone.
 */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => rank(one) - rank(other));
  }
}
