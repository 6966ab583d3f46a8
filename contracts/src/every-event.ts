import { calendarEvents } from './calendar/events.ts';
import { channelEvents, deliveryEvents, receiptEvents } from './channel/events.ts';
import { codeListEvents } from './code-list/events.ts';
import { envelopeEvents } from './envelope/events.ts';
import type { EventDefinition } from './event-definition.ts';
import { contentRemovalEvents } from './file/content-removal-events.ts';
import { fileEvents } from './file/events.ts';
import { textCheckEvents } from './file/text-check-events.ts';
import { formatEvents } from './format/events.ts';
import { lookAndFeelEvents } from './look-and-feel/events.ts';
import { metricsEvents } from './metrics/events.ts';
import { payeeVerificationEvents } from './payee-verification/events.ts';
import { planEvents } from './plan/events.ts';
import { scenarioEvents } from './scenario/events.ts';
import { connectionEvents } from './settings/connection-events.ts';
import { settingsEvents } from './settings/events.ts';
import { setupEvents } from './settings/setup-events.ts';
import { simEnvEvents } from './sim-env/events.ts';
import { suiteEvents } from './suite/events.ts';
import { suiteRunEvents } from './suite-run/events.ts';
import { templateEvents } from './template/events.ts';
import { transferEvents } from './transfer/events.ts';
import { translationEvents } from './translation/events.ts';
import { administratorEvents } from './user/administrator-events.ts';
import { claimEvents } from './user/claim-events.ts';
import { userEvents } from './user/events.ts';
import { invitationEvents } from './user/invitation-events.ts';

/** Every event type by slice: the source of the event catalogue. */
export const everyEvent: Readonly<Record<string, Readonly<Record<string, EventDefinition>>>> = {
  'sim-env': simEnvEvents,
  template: templateEvents,
  format: formatEvents,
  plan: planEvents,
  user: { ...userEvents, ...invitationEvents, ...administratorEvents, ...claimEvents },
  'look-and-feel': lookAndFeelEvents,
  metrics: metricsEvents,
  settings: { ...settingsEvents, ...setupEvents, ...connectionEvents },
  translation: translationEvents,
  calendar: calendarEvents,
  'code-list': codeListEvents,
  envelope: envelopeEvents,
  file: { ...fileEvents, ...textCheckEvents, ...contentRemovalEvents },
  transfer: transferEvents,
  scenario: scenarioEvents,
  suite: suiteEvents,
  'suite-run': suiteRunEvents,
  channel: { ...channelEvents, ...receiptEvents, ...deliveryEvents },
  'payee-verification': payeeVerificationEvents,
};
