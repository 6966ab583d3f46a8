import { neutralProfile } from '@clearbench/iso20022/envelopes/built-in-profiles';
import type { BenchClient } from '../client/bench-client.ts';
import type { Input } from './described-calls.ts';

type Parts = {
  readonly done: <T = Record<string, unknown>>(client: BenchClient, name: string, input?: Input) => Promise<T>;
  readonly admin: BenchClient;
};

/** The text of a profile with namespaces of its own. */
const ownProfile = (name: string): string =>
  JSON.stringify({ ...neutralProfile, profile: 'described', name }).replaceAll('urn:clearbench', 'urn:described');

/** Calls every route about calendars and envelope profiles. */
export const callReferenceDataRoutes = async ({ done, admin }: Parts): Promise<void> => {
  await done(admin, 'listCalendars');
  const calendar = { calendarName: 'OWN', title: 'Own', closedWeekdays: [6, 7], holidays: {} };
  await done(admin, 'saveCalendar', { body: calendar });
  await done(admin, 'readCalendar', { path: { calendarName: 'OWN' } });
  await done(admin, 'deleteCalendar', { path: { calendarName: 'OWN' } });
  await done(admin, 'readEnvelopeSchema');
  await done(admin, 'checkEnvelope', { body: { text: ownProfile('Described'), file: '<Document/>' } });
  await done(admin, 'saveEnvelope', { body: { text: ownProfile('Described') } });
  const path = { profileId: 'described' };
  await done(admin, 'saveEnvelope', { body: { text: ownProfile('Changed'), ...path, basedOn: 1 } });
  await done(admin, 'listEnvelopeVersions', { path });
  await done(admin, 'restoreEnvelope', { path: { ...path, version: '1' }, body: { basedOn: 2 } });
  await done(admin, 'listEnvelopes');
  await done(admin, 'readEnvelope', { path });
  await done(admin, 'deleteEnvelope', { path });
};
