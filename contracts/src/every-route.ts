import * as calendar from './calendar/routes.ts';
import * as channelAdministration from './channel/administration-routes.ts';
import * as exchange from './channel/exchange-routes.ts';
import * as codeList from './code-list/routes.ts';
import * as envelope from './envelope/routes.ts';
import * as checkProfile from './file/check-profile-routes.ts';
import * as checkText from './file/check-routes.ts';
import * as conversationList from './file/conversation-list-routes.ts';
import * as fileImpacts from './file/impact-routes.ts';
import * as filePiece from './file/piece-routes.ts';
import * as removedFile from './file/removed-routes.ts';
import * as file from './file/routes.ts';
import * as fileSearch from './file/search-routes.ts';
import * as fileUpgrades from './file/upgrade-routes.ts';
import * as fileVersions from './file/version-routes.ts';
import * as format from './format/routes.ts';
import * as explainedRules from './format/rule-routes.ts';
import * as lookAndFeel from './look-and-feel/routes.ts';
import * as metrics from './metrics/routes.ts';
import * as payeeVerification from './payee-verification/routes.ts';
import * as plan from './plan/routes.ts';
import type { Route } from './route.ts';
import * as scenario from './scenario/routes.ts';
import * as session from './session/routes.ts';
import * as connections from './settings/connection-routes.ts';
import * as history from './settings/history-routes.ts';
import * as settings from './settings/routes.ts';
import * as setup from './settings/setup-routes.ts';
import * as simEnvAdministration from './sim-env/administration-routes.ts';
import * as simEnvClock from './sim-env/clock-routes.ts';
import * as participants from './sim-env/participant-routes.ts';
import * as removedSimEnv from './sim-env/removed-routes.ts';
import * as simEnv from './sim-env/routes.ts';
import * as simEnvRules from './sim-env/rule-routes.ts';
import * as statisticsReplay from './statistics/replay-routes.ts';
import * as statistics from './statistics/routes.ts';
import * as suiteArchive from './suite/archive-routes.ts';
import * as madeCase from './suite/make-case-route.ts';
import * as suiteNames from './suite/names-route.ts';
import * as removedSuites from './suite/removed-routes.ts';
import * as suite from './suite/routes.ts';
import * as suiteRun from './suite-run/routes.ts';
import * as templateAdministration from './template/administration-routes.ts';
import * as builtInTemplates from './template/built-in-routes.ts';
import * as generatedTemplate from './template/generate-routes.ts';
import * as removedTemplate from './template/removed-routes.ts';
import * as template from './template/routes.ts';
import * as conversation from './transfer/conversation.ts';
import * as inbox from './transfer/inbox-routes.ts';
import * as incoming from './transfer/incoming-routes.ts';
import * as originalComparison from './transfer/original-comparison.ts';
import * as plannedAnswers from './transfer/planned-answer-routes.ts';
import * as transfer from './transfer/routes.ts';
import * as sending from './transfer/send-routes.ts';
import * as translation from './translation/routes.ts';
import * as userAdministration from './user/administration-routes.ts';
import * as audit from './user/audit-routes.ts';
import * as user from './user/routes.ts';
import * as serviceAccount from './user/service-account-routes.ts';
import * as userToken from './user/token-routes.ts';

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'path' in value && 'allow' in value && 'method' in value;

/** Every route of the product, for the server's guard, the API page and the tests that visit all routes. */
export const everyRoute: readonly Route[] = [
  session,
  user,
  userToken,
  userAdministration,
  serviceAccount,
  audit,
  plan,
  simEnv,
  simEnvAdministration,
  removedSimEnv,
  simEnvClock,
  participants,
  simEnvRules,
  envelope,
  template,
  generatedTemplate,
  templateAdministration,
  removedTemplate,
  builtInTemplates,
  format,
  explainedRules,
  file,
  checkProfile,
  checkText,
  conversationList,
  fileImpacts,
  filePiece,
  fileSearch,
  fileUpgrades,
  fileVersions,
  removedFile,
  conversation,
  originalComparison,
  plannedAnswers,
  inbox,
  incoming,
  transfer,
  sending,
  scenario,
  payeeVerification,
  suite,
  suiteArchive,
  suiteNames,
  removedSuites,
  suiteRun,
  madeCase,
  translation,
  lookAndFeel,
  settings,
  setup,
  connections,
  metrics,
  calendar,
  codeList,
  history,
  statistics,
  statisticsReplay,
  channelAdministration,
  exchange,
]
  .flatMap((slice): unknown[] => Object.values(slice))
  .filter(isRoute);
