import type { SliceName } from '@clearbench/contracts/slice-names';
import type { Projection } from '@clearbench/event-sourcing/projection';
import { calendars } from './calendar/calendar.ts';
import { channelEntries } from './channel/channel-entries.ts';
import { channels } from './channel/channels.ts';
import { deliveriesDue } from './channel/delivery-due.ts';
import { postingChannels } from './channel/posting-channels.ts';
import { codeLists } from './code-list/code-list.ts';
import { envelopeNamespaces } from './envelope/envelope-namespaces.ts';
import { envelopeProfiles } from './envelope/envelope-profiles.ts';
import { fileCounts } from './file/file-counts.ts';
import { fileDetails } from './file/file-detail.ts';
import { fileList } from './file/file-list.ts';
import { fileOwners } from './file/file-owners.ts';
import { fileVersions } from './file/file-versions.ts';
import { rulebookFormats } from './format/rulebook-formats.ts';
import { lookAndFeel } from './look-and-feel/look-and-feel.ts';
import { payeeVerifications } from './payee-verification/payee-verifications.ts';
import { dailyUse } from './plan/daily-use.ts';
import { plan } from './plan/plan.ts';
import { scheduledDeliveries } from './scenario/scheduled-deliveries.ts';
import { settings } from './settings/settings.ts';
import { setup } from './settings/setup.ts';
import { memoryResets } from './sim-env/memory-reset.ts';
import { removedSimEnvs } from './sim-env/removed-sim-env.ts';
import { simEnvs } from './sim-env/sim-env.ts';
import { statisticsActors } from './statistics/statistics-actor.ts';
import { statisticsActorDays } from './statistics/statistics-actor-day.ts';
import { statisticsDays } from './statistics/statistics-day.ts';
import { suites } from './suite/suites.ts';
import { suiteRunCases } from './suite-run/suite-run-cases.ts';
import { suiteRunOwners } from './suite-run/suite-run-owners.ts';
import { suiteRuns } from './suite-run/suite-runs.ts';
import { removedTemplates } from './template/removed-template.ts';
import { templates } from './template/template.ts';
import { templateOrigins } from './template/template-origin.ts';
import { templateUses } from './template/template-use.ts';
import { dueWork } from './transfer/due.ts';
import { participantMessages } from './transfer/participant-messages.ts';
import { plannedAnswers } from './transfer/planned-answer.ts';
import { rejectedReferences } from './transfer/rejected-references.ts';
import { seenFiles } from './transfer/seen-files.ts';
import { seenMessages } from './transfer/seen-messages.ts';
import { sentMessages } from './transfer/sent-messages.ts';
import { transfers } from './transfer/transfer.ts';
import { translations } from './translation/translation.ts';
import { acts } from './user/audit-index.ts';
import { invitations } from './user/invitations.ts';
import { user } from './user/user.ts';
import { userAccount } from './user/user-account.ts';
import { userTokens } from './user/user-tokens.ts';

const erased = (...projections: readonly unknown[]): readonly Projection[] => projections as readonly Projection[];

/** Every projection, by slice. */
export const slices = {
  file: erased(fileList, fileDetails, fileVersions, fileCounts, fileOwners),
  transfer: erased(
    transfers,
    dueWork,
    plannedAnswers,
    participantMessages,
    seenMessages,
    seenFiles,
    sentMessages,
    rejectedReferences,
  ),
  // The text of a scenario list is read from its stream.
  scenario: erased(scheduledDeliveries),
  'sim-env': erased(simEnvs, removedSimEnvs, memoryResets),
  template: erased(templates, removedTemplates, templateUses, templateOrigins),
  format: erased(rulebookFormats),
  plan: erased(plan, dailyUse),
  user: erased(acts, invitations, user, userAccount, userTokens),
  translation: erased(translations),
  'look-and-feel': erased(lookAndFeel),
  metrics: [],
  settings: erased(settings, setup),
  calendar: erased(calendars),
  channel: erased(channels, channelEntries, deliveriesDue, postingChannels),
  'code-list': erased(codeLists),
  envelope: erased(envelopeProfiles, envelopeNamespaces),
  statistics: erased(statisticsDays, statisticsActorDays, statisticsActors),
  suite: erased(suites),
  'suite-run': erased(suiteRuns, suiteRunCases, suiteRunOwners),
  'payee-verification': erased(payeeVerifications),
} satisfies Record<SliceName, readonly Projection[]>;

export const everyProjection: readonly Projection[] = Object.values(slices).flat();
