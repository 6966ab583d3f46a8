import { access } from '@clearbench/access/access';
import { embeddedIdentityProvider } from '@clearbench/access/identity-provider/embedded-identity-provider';
import { readPrincipal } from '@clearbench/access/read-principal';
import { signInUser } from '@clearbench/command-service/user/sign-in-user';
import { signOutUser } from '@clearbench/command-service/user/sign-out-user';
import type { Clock } from '@clearbench/event-sourcing/clock';
import { followSettings } from '@clearbench/query-service/settings/follow-settings';
import { spokenTexts } from '@clearbench/query-service/translation/spoken-texts';
import type { Logger } from 'pino';
import type { Door } from './listen.ts';
import { openFrontDesk } from './mail/front-desk.ts';
import type { Data } from './open-data.ts';
import type { Plant } from './plant.ts';
import type { Settings } from './settings.ts';

type Parts = {
  readonly settings: Settings;
  readonly door: Door;
  readonly stores: Data;
  readonly plant: Plant;
  readonly clock: Clock;
  readonly log: Logger;
};

const demoProvider = async ({ settings, door, log }: Parts) => {
  if (!settings.demo) return undefined;
  const { url: publicUrl, loopbackUrl } = door;
  return embeddedIdentityProvider({ publicUrl, loopbackUrl, nodeEnv: process.env.NODE_ENV, log });
};

/** Everybody who comes in passes here: the settings they find, who they are, and what their mails' links do. */
export const openReception = async (parts: Parts) => {
  const { settings, door, stores, plant, clock, log } = parts;
  const { workplace, views } = plant;
  const { handle, texts } = workplace;
  const idp = await demoProvider(parts);
  const appSettings = await followSettings(views, stores.changes, (err) =>
    log.error({ err }, 'the settings could not be read'),
  );
  const speak = spokenTexts({ texts, views });
  const frontDesk = await openFrontDesk({
    ...parts,
    publicUrl: door.url,
    textsIn: async (language) => (await speak(language)).texts,
    productName: () => appSettings.now().productName,
  });
  const signOut = signOutUser({ handle, models: views, clock });
  const people = access({
    settings: {
      publicUrl: door.url,
      secret: settings.secret,
      providers: [...settings.providers, ...(idp ? [idp.provider] : [])],
      ...settings.sessions,
    },
    newUserNeedApproval: () => appSettings.now().newUserNeedApproval,
    verifiesEmail: () => settings.mail !== undefined,
    principalOf: readPrincipal(views),
    signIn: signInUser({ handle, models: views, clock }),
    endSession: signOut,
    links: frontDesk.links,
    clock,
    log,
  });
  return { idp, appSettings, frontDesk, signOut, people };
};
export type Reception = Awaited<ReturnType<typeof openReception>>;
