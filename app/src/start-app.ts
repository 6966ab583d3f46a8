import { access } from '@clearbench/access/access';
import { embeddedIdentityProvider } from '@clearbench/access/identity-provider/embedded-identity-provider';
import { readPrincipal } from '@clearbench/access/read-principal';
import { carryOut, everyReaction } from '@clearbench/command-service/reactions';
import { signInUser } from '@clearbench/command-service/user/sign-in-user';
import { signOutUser } from '@clearbench/command-service/user/sign-out-user';
import { systemClock } from '@clearbench/event-sourcing/clock';
import { startReactor } from '@clearbench/event-sourcing/reactor';
import { followSettings } from '@clearbench/query-service/settings/follow-settings';
import { spokenTexts } from '@clearbench/query-service/translation/spoken-texts';
import { startClearingClock } from './clearing-clock.ts';
import { forgottenFirst } from './forgotten-first.ts';
import { healthDesk, healthOf } from './health/health.ts';
import { listen } from './listen.ts';
import { openFrontDesk } from './mail/front-desk.ts';
import { openData } from './open-data.ts';
import { openPlant } from './plant.ts';
import { productLog } from './product-log.ts';
import { startReorganisationClock } from './reorganisation-clock.ts';
import { requestHandler } from './request-handler.ts';
import { seedDemo } from './seed-demo.ts';
import type { Settings } from './settings.ts';

export type App = {
  readonly url: string;
  /** What the first administrator has to show; only while nobody runs the installation. */
  readonly claimCode: string | undefined;
  stop(): Promise<void>;
};

/** The whole product in one process: opens the data folder, sets the read models going, seeds a demo, then opens the door. */
export const startApp = async (settings: Settings): Promise<App> => {
  const log = productLog(settings.logLevel);
  const clock = systemClock();
  const stores = await openData(settings, log);
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
  const speak = spokenTexts({ texts: workplace.texts, views });
  const frontDesk = await openFrontDesk({
    settings,
    publicUrl: door.url,
    stores,
    plant,
    textsIn: async (language) => (await speak(language)).texts,
    productName: () => appSettings.now().productName,
    clock,
    log,
  });
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
    signIn: signInUser({ handle: workplace.handle, models, clock }),
    endSession: signOut,
    links: frontDesk.links,
    clock,
    log,
  });
  if (settings.demo) await seedDemo(workplace, clock.now());

  const stopping = new AbortController();
  const forgetting = {
    log: stores.events,
    reached: views.reached,
    scrub: stores.scrub,
    forgetStream: plant.forgetStream,
    stopping: stopping.signal,
  };
  const reactor = startReactor({
    reactions: everyReaction,
    ...stores,
    execute: carryOut({ workplace, clock, ask: frontDesk.askForProof, forgetting }),
    log,
  });
  const post = await frontDesk.startPost();
  const clearing = startClearingClock(workplace, stores.changes, clock, log);
  const reorganisation = startReorganisationClock(workplace, stores.events, clock, log);
  const { handler, upgrade, stopLive } = await requestHandler({
    settings,
    stores,
    plant,
    people,
    signOut,
    heedSettings: appSettings.heed,
    welcome: frontDesk.welcome,
    idp,
    publicUrl: door.url,
    log,
  });
  await forgottenFirst(stores, log);
  let leaving = false;
  const health = healthDesk(() =>
    healthOf({ head: stores.events.head, lags: plant.projector.lags, isStopping: () => leaving }),
  );
  door.open((request, response) => {
    if (!health(request, response)) handler(request, response);
  }, upgrade);

  return {
    url: door.url,
    claimCode: frontDesk.claimCode,
    stop: async () => {
      leaving = true;
      stopLive();
      appSettings.stop();
      await door.close();
      await clearing.stop();
      await reorganisation.stop();
      await post.stop();
      stopping.abort();
      await reactor.stop();
      await plant.close();
      await stores.close();
    },
  };
};
