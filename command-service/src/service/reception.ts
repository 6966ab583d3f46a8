import { access } from '@clearbench/access/access';
import { readToken } from '@clearbench/access/program/read-token';
import { readPrincipal } from '@clearbench/access/read-principal';
import type { AccessSettings } from '@clearbench/access/settings';
import type { ProviderSettings } from '@clearbench/access/sign-in/provider-settings';
import type { Clock } from '@clearbench/event-sourcing/clock';
import { followSettings } from '@clearbench/hosting/app-settings/follow-settings';
import type { Data } from '@clearbench/hosting/open-data';
import { spokenTexts } from '@clearbench/hosting/texts/spoken-texts';
import type { Logger } from 'pino';
import { type FrontDeskSettings, openFrontDesk } from '../mail/front-desk.ts';
import { noteTokenUse } from '../user/note-token-use.ts';
import { signInUser } from '../user/sign-in-user.ts';
import { signOutUser } from '../user/sign-out-user.ts';
import type { Workplace } from '../workplace.ts';

export type ReceptionParts = {
  readonly settings: FrontDeskSettings & {
    readonly sessions: Pick<AccessSettings, 'sessionIdle' | 'sessionLifetime' | 'signInLimit'>;
  };
  /** Everybody people may sign in with. */
  readonly providers: readonly ProviderSettings[];
  readonly publicUrl: string;
  readonly stores: Data;
  readonly workplace: Workplace;
  readonly clock: Clock;
  readonly log: Logger;
};

/** Everybody who comes in passes here: the settings they find, who they are, and what their mails' links do. */
export const openReception = async (parts: ReceptionParts) => {
  const { settings, providers, publicUrl, stores, workplace, clock, log } = parts;
  const { handle, texts, views } = workplace;
  const appSettings = await followSettings(views, stores.changes, (err) =>
    log.error({ err }, 'the settings could not be read'),
  );
  const speak = spokenTexts({ texts, views });
  const frontDesk = await openFrontDesk({
    ...parts,
    textsIn: async (language) => (await speak(language)).texts,
    productName: () => appSettings.now().productName,
  });
  const signOut = signOutUser({ handle, models: views, clock });
  const people = access({
    settings: { publicUrl, secret: settings.secret, providers, ...settings.sessions },
    newUserNeedApproval: () => appSettings.now().newUserNeedApproval,
    verifiesEmail: () => settings.mail !== undefined,
    principalOf: readPrincipal(views),
    tokenOf: readToken(views),
    noteTokenUse: noteTokenUse({ handle, clock }),
    signIn: signInUser({ handle, models: views, clock }),
    endSession: signOut,
    links: frontDesk.links,
    clock,
    log,
  });
  return { appSettings, frontDesk, signOut, people };
};
export type Reception = Awaited<ReturnType<typeof openReception>>;
