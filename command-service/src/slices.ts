import type { Sessions } from '@clearbench/access/session/sessions';
import type { SliceName } from '@clearbench/contracts/slice-names';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { calendarEndpoints } from './calendar/calendar-endpoints.ts';
import { codeListEndpoints } from './code-list/code-list-endpoints.ts';
import { fileEndpoints } from './file/file-endpoints.ts';
import { keepFile } from './file/keep-file.ts';
import { formatEndpoints } from './format/format-endpoints.ts';
import { historyEndpoints } from './history/history-endpoints.ts';
import { lookAndFeelEndpoints } from './look-and-feel/look-and-feel-endpoints.ts';
import { planEndpoints } from './plan/plan-endpoints.ts';
import { settingsEndpoints } from './settings/settings-endpoints.ts';
import { simEnvEndpoints } from './sim-env/sim-env-endpoints.ts';
import { templateAdministration } from './template/administration-endpoints.ts';
import { templateEndpoints } from './template/template-endpoints.ts';
import { transferEndpoints } from './transfer/transfer-endpoints.ts';
import { translationEndpoints } from './translation/translation-endpoints.ts';
import { accountEndpoints } from './user/account-endpoints.ts';
import { auditEndpoints } from './user/audit/audit-endpoints.ts';
import { changeMembership } from './user/membership.ts';
import { moveToPlan } from './user/move-to-plan.ts';
import { ownAccountEndpoints } from './user/own-account-endpoints.ts';
import { tokenEndpoints } from './user/token-endpoints.ts';
import { userEndpoints } from './user/user-endpoints.ts';
import { type Welcome, welcomeEndpoints } from './user/welcome-endpoints.ts';
import type { Workplace } from './workplace.ts';

export type SignOut = {
  readonly sessions: Pick<Sessions, 'clear'>;
  readonly signOut: (session: { userId: string; sessionId: string }) => Promise<void>;
  /** Resolves when every guard goes by the settings as they now stand. */
  readonly heedSettings: () => Promise<void>;
};

/** The commands of every slice; empty where a slice is seeded but not yet ordered about from outside. */
export const slices = (workplace: Workplace, { heedSettings, ...signOut }: SignOut, welcome: Welcome) =>
  ({
    file: fileEndpoints(workplace),
    transfer: transferEndpoints(workplace),
    'sim-env': simEnvEndpoints(workplace, changeMembership(workplace)),
    template: [
      ...templateEndpoints(workplace, (file, by) => keepFile(workplace, file, by)),
      ...templateAdministration(workplace),
    ],
    format: formatEndpoints(workplace),
    plan: planEndpoints(workplace, moveToPlan(workplace.handle)),
    user: [
      ...userEndpoints(signOut),
      ...welcomeEndpoints(workplace, welcome),
      ...accountEndpoints({ ...workplace, verifiesEmail: welcome.post !== undefined }),
      ...auditEndpoints(workplace),
      ...tokenEndpoints(workplace),
      ...ownAccountEndpoints({ ...workplace, sessions: signOut.sessions }),
    ],
    translation: translationEndpoints(workplace),
    'look-and-feel': lookAndFeelEndpoints(workplace),
    metrics: [],
    settings: [...settingsEndpoints({ ...workplace, heed: heedSettings }), ...historyEndpoints(workplace)],
    calendar: calendarEndpoints(workplace),
    'code-list': codeListEndpoints(workplace),
    statistics: [],
  }) satisfies Record<SliceName, Endpoint[]>;
