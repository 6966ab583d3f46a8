import type { Sessions } from '@clearbench/access/session/sessions';
import { Failure } from '@clearbench/contracts/failure';
import type { BodyOf } from '@clearbench/contracts/route';
import { signOutEverywhereRoute } from '@clearbench/contracts/session/routes';
import { languageTag } from '@clearbench/contracts/translation/language-tag';
import { bic, defaultProfile, type ProfileSettings } from '@clearbench/contracts/user/profile-settings';
import { retentionChoicesIn } from '@clearbench/contracts/user/retention-choice';
import { changeProfileRoute, deleteOwnAccountRoute } from '@clearbench/contracts/user/routes';
import { userView } from '@clearbench/contracts/user/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { isBicCountry } from '@clearbench/iso20022/code-sets/iso-countries';
import { countryInBic } from '@clearbench/iso20022/identifiers/bic';
import type { CommandContext } from '../command-context.ts';
import { accountChanges } from './change-account.ts';
import { readAccount } from './read-account.ts';
import { userDecider } from './user-decider.ts';
import { userStream } from './user-stream.ts';

type Parts = Pick<CommandContext, 'handle' | 'views' | 'log'> & { readonly sessions: Pick<Sessions, 'clear'> };

/** A time zone of the IANA database, including older names; an offset such as +01:00 is refused. */
const isTimeZone = (zone: string): boolean => {
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone }).format();
    return true;
  } catch {
    return false;
  }
};

/** ISO 9362 form, with a country that has BICs. */
const isBic = (text: string): boolean => bic.safeParse(text).success && isBicCountry(text, countryInBic);

type Given = BodyOf<typeof changeProfileRoute>;

/** Absent values are read from the log, which contains the most recent commands. */
const completed = async (log: CommandContext['log'], userId: string, given: Given): Promise<ProfileSettings> => {
  const { language, timeZone, theme } = given;
  if (language !== undefined && timeZone !== undefined && theme !== undefined) return { ...given, language, timeZone };
  const { user } = await readAccount(log, userId);
  return { ...(user.status === 'known' ? user.settings : defaultProfile), ...given };
};

/** The normalised settings: the BIC in capitals, all values valid and allowed. */
const checked = (given: ProfileSettings, planName: string | undefined): ProfileSettings => {
  const settings = { ...given, bic: given.bic.trim().toUpperCase() };
  if (settings.bic !== '' && !isBic(settings.bic))
    throw new Failure('user.badBic', { bic: settings.bic, place: '/body/bic' });
  if (languageTag(settings.language) === undefined)
    throw new Failure('request.invalid', { place: '/body/language', reason: 'no language' });
  if (settings.timeZone !== '' && !isTimeZone(settings.timeZone))
    throw new Failure('request.invalid', { place: '/body/timeZone', reason: 'unknown time zone' });
  if (!retentionChoicesIn(planName).includes(settings.reorgFiles))
    throw new Failure('user.retentionNotInPlan', { plan: planName ?? '', place: '/body/reorgFiles' });
  return settings;
};

/** The commands of users for their own account. */
export const ownAccountEndpoints = ({ handle, views, log, sessions }: Parts): Endpoint[] => {
  const accounts = accountChanges({ handle, log, views });
  return [
    serve(changeProfileRoute, async ({ body, principal: { user, plan }, metadata, at }) => {
      const { userId } = user;
      const settings = checked(await completed(log, userId, body), plan?.planName);
      const command = { type: 'ChangeUserProfile', data: { userId, settings }, at } as const;
      const { position } = await handle(userDecider, userStream(userId), command, metadata);
      return { reply: { position, settings }, position };
    }),

    serve(signOutEverywhereRoute, async ({ principal, metadata, at, response }) => {
      // As with signing out: this browser drops the session whatever the result of the command.
      sessions.clear(response);
      const { userId } = principal.user;
      const command = { type: 'EndUserSessions', data: { userId }, at } as const;
      const { position } = await handle(userDecider, userStream(userId), command, metadata);
      await views.reached(position, [userView]);
      return { reply: {}, position };
    }),

    serve(deleteOwnAccountRoute, async ({ principal, metadata, at, response }) => {
      const position = await accounts.remove(principal.user.userId, 'self', { metadata, at });
      sessions.clear(response);
      // From here on the guards do not know the user.
      await views.reached(position, [userView]);
      return { reply: {}, position };
    }),
  ];
};
