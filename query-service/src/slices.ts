import type { SliceName } from '@clearbench/contracts/slice-names';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { calendarQueries } from './calendar/calendar-queries.ts';
import { channelQueries } from './channel/channel-queries.ts';
import { codeListQueries } from './code-list/code-list-queries.ts';
import { envelopeQueries } from './envelope/envelope-queries.ts';
import { fileQueries } from './file/file-queries.ts';
import { formatQueries } from './format/format-queries.ts';
import { ruleQueries } from './format/rule-queries.ts';
import { lookAndFeelQueries } from './look-and-feel/look-and-feel-queries.ts';
import { metricsQueries } from './metrics/metrics-queries.ts';
import { payeeVerificationQueries } from './payee-verification/payee-verification-queries.ts';
import { planQueries } from './plan/plan-queries.ts';
import type { QueryContext } from './query-context.ts';
import { scenarioQueries } from './scenario/scenario-queries.ts';
import { settingsQueries } from './settings/settings-queries.ts';
import { setupQueries } from './settings/setup-queries.ts';
import { simEnvQueries } from './sim-env/sim-env-queries.ts';
import { statisticsQueries } from './statistics/statistics-queries.ts';
import { suiteQueries } from './suite/suite-queries.ts';
import { suiteRunQueries } from './suite-run/suite-run-queries.ts';
import { templateAdministrationQueries } from './template/administration-queries.ts';
import { builtInQueries } from './template/built-in-queries.ts';
import { templateQueries } from './template/template-queries.ts';
import { answerStatusOf } from './transfer/answer-status.ts';
import { transferQueries } from './transfer/transfer-queries.ts';
import { translationQueries } from './translation/translation-queries.ts';
import { accountQueries } from './user/account-queries.ts';
import { invitationQueries } from './user/invitation-queries.ts';
import { tokenQueries } from './user/token-queries.ts';
import { userQueries } from './user/user-queries.ts';

type LoginUrls = () => readonly { readonly name: string; readonly url: string }[];

/** The query endpoints of every slice. */
export const slices = (context: QueryContext, loginUrls: LoginUrls) =>
  ({
    file: fileQueries(context, (file) => answerStatusOf(context.views, file)),
    transfer: transferQueries(context),
    scenario: scenarioQueries(),
    'sim-env': simEnvQueries(context),
    template: [...templateQueries(context), ...templateAdministrationQueries(context), ...builtInQueries(context)],
    format: [...formatQueries(context), ...ruleQueries()],
    plan: planQueries(context),
    user: [
      ...userQueries({ loginUrls, verifiesEmail: () => context.appInfo.basicSettings.outgoingMailConfigured }),
      ...tokenQueries(context),
      ...accountQueries(context),
      ...invitationQueries(context),
    ],
    translation: translationQueries(context),
    'look-and-feel': lookAndFeelQueries(context),
    metrics: metricsQueries(context),
    settings: [...settingsQueries(context), ...setupQueries({ ...context, loginUrls })],
    calendar: calendarQueries(context),
    'code-list': codeListQueries(context),
    envelope: envelopeQueries(context),
    statistics: statisticsQueries(context),
    suite: suiteQueries(context),
    'suite-run': suiteRunQueries(context),
    channel: channelQueries(context),
    'payee-verification': payeeVerificationQueries(context),
  }) satisfies Record<SliceName, Endpoint[]>;
