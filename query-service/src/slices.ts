import type { SliceName } from '@clearbench/contracts/slice-names';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { calendarQueries } from './calendar/calendar-queries.ts';
import { codeListQueries } from './code-list/code-list-queries.ts';
import type { Desk } from './desk.ts';
import { fileQueries } from './file/file-queries.ts';
import { formatQueries } from './format/format-queries.ts';
import { ruleQueries } from './format/rule-queries.ts';
import { lookAndFeelQueries } from './look-and-feel/look-and-feel-queries.ts';
import { metricsQueries } from './metrics/metrics-queries.ts';
import { planQueries } from './plan/plan-queries.ts';
import { settingsQueries } from './settings/settings-queries.ts';
import { simEnvQueries } from './sim-env/sim-env-queries.ts';
import { statisticsQueries } from './statistics/statistics-queries.ts';
import { templateAdministrationQueries } from './template/administration-queries.ts';
import { templateQueries } from './template/template-queries.ts';
import { transferQueries } from './transfer/transfer-queries.ts';
import { translationQueries } from './translation/translation-queries.ts';
import { accountQueries } from './user/account-queries.ts';
import { invitationQueries } from './user/invitation-queries.ts';
import { tokenQueries } from './user/token-queries.ts';
import { userQueries } from './user/user-queries.ts';

type LoginUrls = () => readonly { readonly name: string; readonly url: string }[];

/** The questions of every slice. */
export const slices = (desk: Desk, loginUrls: LoginUrls) =>
  ({
    file: fileQueries(desk),
    transfer: transferQueries(desk),
    'sim-env': simEnvQueries(desk),
    template: [...templateQueries(desk), ...templateAdministrationQueries(desk)],
    format: [...formatQueries(desk), ...ruleQueries()],
    plan: planQueries(desk),
    user: [
      ...userQueries({ loginUrls, verifiesEmail: () => desk.appInfo.basicSettings.outgoingMailConfigured }),
      ...tokenQueries(desk),
      ...accountQueries(desk),
      ...invitationQueries(desk),
    ],
    translation: translationQueries(desk),
    'look-and-feel': lookAndFeelQueries(desk),
    metrics: metricsQueries(desk),
    settings: settingsQueries(desk),
    calendar: calendarQueries(desk),
    'code-list': codeListQueries(desk),
    statistics: statisticsQueries(desk),
  }) satisfies Record<SliceName, Endpoint[]>;
