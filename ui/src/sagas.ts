import { readOwnPlanRoute } from '@clearbench/contracts/plan/routes';
import { heartbeatRoute, signOutRoute, userInfoRoute } from '@clearbench/contracts/session/routes';
import { readAppInfoRoute } from '@clearbench/contracts/settings/routes';
import { listSimEnvsRoute } from '@clearbench/contracts/sim-env/routes';
import { readTranslationsRoute } from '@clearbench/contracts/translation/routes';
import { readProfileRoute } from '@clearbench/contracts/user/routes';
import type { Saga } from 'redux-saga';
import { caller } from './http/caller.ts';
import { onSessionEnd } from './http/session-end.ts';
import { heartbeatSaga } from './live/heartbeat-saga.ts';
import { liveSaga } from './live/live-saga.ts';
import { openLiveSocket } from './live/live-socket.ts';
import { planSaga } from './plan/plan-saga.ts';
import { simEnvSaga } from './sim-env/sim-env-saga.ts';
import { startUpSaga } from './start-up/start-up-saga.ts';
import { chooseLanguage, chosenLanguage } from './translation/language.ts';
import { addTexts, startTexts } from './translation/texts.ts';
import { sessionEndSaga } from './user/session-end-saga.ts';
import { userSaga } from './user/user-saga.ts';

const readUser = caller(userInfoRoute);
const readTexts = caller(readTranslationsRoute);
const readSimEnvs = caller(listSimEnvsRoute);
const leave = (path: string): void => window.location.assign(path);

const startUp = startUpSaga({
  readSession: () => readUser({ body: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } }),
  readAppInfo: caller(readAppInfoRoute),
  loadTexts: async (user) => {
    const language = chooseLanguage(chosenLanguage(), user.language, navigator.languages);
    await startTexts(language);
    addTexts(language, await readTexts({ params: { lang: language } }));
    document.documentElement.lang = language;
  },
});

/** Sagas that run from the start, with what they need of the browser and the server. */
export const firstSagas: readonly Saga[] = [
  startUp,
  userSaga({ readProfile: caller(readProfileRoute), signOut: caller(signOutRoute), leave }),
  sessionEndSaga({ onSessionEnd, leave, here: () => window.location.pathname + window.location.search }),
  simEnvSaga({ readAll: () => readSimEnvs(), storage: localStorage }),
  planSaga(caller(readOwnPlanRoute)),
  liveSaga(openLiveSocket),
  heartbeatSaga(caller(heartbeatRoute)),
];
