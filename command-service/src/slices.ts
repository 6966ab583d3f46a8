import type { Sessions } from '@clearbench/access/session/sessions';
import type { SliceName } from '@clearbench/contracts/slice-names';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { calendarEndpoints } from './calendar/calendar-endpoints.ts';
import { channelEndpoints } from './channel/channel-endpoints.ts';
import { exchangeEndpoints } from './channel/exchange-endpoints.ts';
import type { FileIntake } from './channel/receive-exchange-file.ts';
import type { TestParts } from './channel/test-channel.ts';
import { codeListEndpoints } from './code-list/code-list-endpoints.ts';
import type { CommandContext } from './command-context.ts';
import { envelopeEndpoints } from './envelope/envelope-endpoints.ts';
import { takeBody } from './file/body-intake.ts';
import { createFile } from './file/create-file.ts';
import { fileEndpoints, refuseForeignContent } from './file/file-endpoints.ts';
import { receiveFile } from './file/receive-file.ts';
import { formatEndpoints } from './format/format-endpoints.ts';
import { historyEndpoints } from './history/history-endpoints.ts';
import { lookAndFeelEndpoints } from './look-and-feel/look-and-feel-endpoints.ts';
import { profileWithHistory } from './message-history/check-with-history.ts';
import { metricsEndpoints } from './metrics/metrics-endpoints.ts';
import { payeeVerificationEndpoints } from './payee-verification/payee-verification-endpoints.ts';
import { planEndpoints } from './plan/plan-endpoints.ts';
import { scenarioEndpoints } from './scenario/scenario-endpoints.ts';
import { type Connections, connectionEndpoints } from './settings/connection-endpoints.ts';
import { settingsEndpoints } from './settings/settings-endpoints.ts';
import { simEnvEndpoints } from './sim-env/sim-env-endpoints.ts';
import { suiteEndpoints } from './suite/suite-endpoints.ts';
import { type SuiteRunParts, suiteRunEndpoints } from './suite-run/suite-run-endpoints.ts';
import { templateAdministration } from './template/administration-endpoints.ts';
import { installBuiltIn } from './template/install-built-in.ts';
import { templateEndpoints } from './template/template-endpoints.ts';
import { templateText } from './template/template-text.ts';
import { checkDeliveries } from './transfer/check-deliveries.ts';
import { receiversOf } from './transfer/delivery-receivers.ts';
import { planUntil } from './transfer/plan-scheduled.ts';
import { requestTransfer } from './transfer/request-transfer.ts';
import { transferEndpoints } from './transfer/transfer-endpoints.ts';
import type { TransferWaits } from './transfer/transfer-waits.ts';
import { translationEndpoints } from './translation/translation-endpoints.ts';
import { accountEndpoints } from './user/account-endpoints.ts';
import { auditEndpoints } from './user/audit/audit-endpoints.ts';
import { changeMembership } from './user/membership.ts';
import { moveToPlan } from './user/move-to-plan.ts';
import { ownAccountEndpoints } from './user/own-account-endpoints.ts';
import { serviceAccountEndpoints } from './user/service-account-endpoints.ts';
import { tokenEndpoints } from './user/token-endpoints.ts';
import { userEndpoints } from './user/user-endpoints.ts';
import { type Welcome, welcomeEndpoints } from './user/welcome-endpoints.ts';

export type SignOut = {
  readonly sessions: Pick<Sessions, 'clear'>;
  readonly signOut: (session: { userId: string; sessionId: string }) => Promise<void>;
  /** Resolves when every guard uses the current settings. */
  readonly heedSettings: () => Promise<void>;
};

/** What channels need to post. */
export type Posting = Pick<TestParts, 'secrets' | 'credentials' | 'outgoing' | 'sftp'>;

/** How a channel takes a file. */
const fileIntake = (context: CommandContext): FileIntake => ({
  read: async (request) => {
    const bytes = await takeBody(request, context.largestContent);
    await refuseForeignContent(bytes);
    return bytes;
  },
  create: (file, by) => createFile(context, file, by),
  send: (request) => requestTransfer(context, request),
});

/** The command endpoints of every slice; empty for a slice without commands. */
export const slices = (
  context: CommandContext,
  waits: TransferWaits,
  { heedSettings, ...signOut }: SignOut,
  welcome: Welcome,
  connections: Connections,
  suiteRuns: SuiteRunParts,
  posting: Posting,
) =>
  ({
    file: fileEndpoints(context),
    transfer: transferEndpoints(context, waits, receiveFile(context), templateText(context), (file, by) =>
      createFile(context, file, by),
    ),
    scenario: scenarioEndpoints(context, {
      check: checkDeliveries(context, templateText(context)),
      receivers: (environmentId, all) => receiversOf(context.views, environmentId, all),
    }),
    'sim-env': simEnvEndpoints(context, changeMembership(context), planUntil(context, templateText(context))),
    template: [
      ...templateEndpoints(
        context,
        (file, by) => createFile(context, file, by),
        (bytes, profile, scope) => profileWithHistory(context, bytes, profile, scope),
      ),
      ...templateAdministration(context),
      ...installBuiltIn(context),
    ],
    format: formatEndpoints(context),
    plan: planEndpoints(context, moveToPlan(context.handle)),
    user: [
      ...userEndpoints(signOut),
      ...welcomeEndpoints(context, welcome),
      ...accountEndpoints({ ...context, verifiesEmail: welcome.post !== undefined }),
      ...auditEndpoints(context),
      ...tokenEndpoints(context),
      ...serviceAccountEndpoints(context),
      ...ownAccountEndpoints({ ...context, sessions: signOut.sessions }),
    ],
    translation: translationEndpoints(context),
    'look-and-feel': lookAndFeelEndpoints(context),
    metrics: metricsEndpoints(context),
    settings: [
      ...settingsEndpoints({ ...context, heed: heedSettings }),
      ...connectionEndpoints(context, connections),
      ...historyEndpoints(context),
    ],
    calendar: calendarEndpoints(context),
    'code-list': codeListEndpoints(context),
    envelope: envelopeEndpoints(context),
    statistics: [],
    suite: suiteEndpoints(context),
    'suite-run': suiteRunEndpoints(context, suiteRuns),
    channel: [...channelEndpoints({ ...context, ...posting }), ...exchangeEndpoints(context, fileIntake(context))],
    'payee-verification': payeeVerificationEndpoints(context, posting.outgoing),
  }) satisfies Record<SliceName, Endpoint[]>;
