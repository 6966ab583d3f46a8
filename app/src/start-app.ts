import { access } from '@clearbench/access/access';
import { embeddedIdentityProvider } from '@clearbench/access/identity-provider/embedded-identity-provider';
import { readPrincipal } from '@clearbench/access/read-principal';
import { carryOut, everyReaction } from '@clearbench/command-service/reactions';
import { signInUser } from '@clearbench/command-service/user/sign-in-user';
import { signOutUser } from '@clearbench/command-service/user/sign-out-user';
import { systemClock } from '@clearbench/event-sourcing/clock';
import { startReactor } from '@clearbench/event-sourcing/reactor';
import { followSettings } from '@clearbench/query-service/settings/follow-settings';
import { openStores } from '@clearbench/stores/open-stores';
import { pino } from 'pino';
import { startClearingClock } from './clearing-clock.ts';
import { listen } from './listen.ts';
import { openPlant } from './plant.ts';
import { requestHandler } from './request-handler.ts';
import { seedDemo } from './seed-demo.ts';
import type { Settings } from './settings.ts';

export type App = { readonly url: string; stop(): Promise<void> };

/** The whole product in one process: opens the data folder, sets the read models going, seeds a demo, then opens the door. */
export const startApp = async (settings: Settings): Promise<App> => {
  const log = pino({ level: settings.logLevel });
  const clock = systemClock();
  const stores = await openStores({ kind: 'sqlite', folder: settings.dataFolder });
  const plant = await openPlant(stores, settings, log);
  const { workplace, views } = plant;
  const models = views;
  const door = await listen(settings);
  const idp = settings.demo
    ? await embeddedIdentityProvider({
        publicUrl: door.url,
        loopbackUrl: door.loopbackUrl,
        nodeEnv: process.env.NODE_ENV,
        log,
      })
    : undefined;
  const signOut = signOutUser({ handle: workplace.handle, models, clock });
  const appSettings = await followSettings(views, stores.changes, (err) =>
    log.error({ err }, 'the settings could not be read'),
  );
  const people = access({
    settings: {
      publicUrl: door.url,
      secret: settings.secret,
      providers: [...settings.providers, ...(idp ? [idp.provider] : [])],
      ...settings.sessions,
    },
    newUserNeedApproval: () => appSettings.now().newUserNeedApproval,
    verifiesEmail: () => false,
    principalOf: readPrincipal(views),
    signIn: signInUser({ handle: workplace.handle, models, clock }),
    endSession: signOut,
    clock,
    log,
  });
  if (settings.demo) await seedDemo(workplace, clock.now());

  const reactor = startReactor({
    reactions: everyReaction,
    ...stores,
    execute: carryOut(workplace, clock),
    log,
  });
  const clearing = startClearingClock(workplace, stores.changes, clock, log);
  const { handler, upgrade, stopLive } = await requestHandler({
    settings,
    stores,
    plant,
    people,
    signOut,
    heedSettings: appSettings.heed,
    idp,
    publicUrl: door.url,
    log,
  });
  door.open(handler, upgrade);

  return {
    url: door.url,
    stop: async () => {
      stopLive();
      appSettings.stop();
      await door.close();
      await clearing.stop();
      await reactor.stop();
      await plant.close();
      await stores.close();
    },
  };
};
