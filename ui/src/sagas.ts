import { readOwnPlanRoute } from '@clearbench/contracts/plan/routes';
import {
  heartbeatRoute,
  signOutEverywhereRoute,
  signOutRoute,
  userInfoRoute,
} from '@clearbench/contracts/session/routes';
import { readAppInfoRoute, readAppSettingsRoute } from '@clearbench/contracts/settings/routes';
import { listSimEnvsRoute } from '@clearbench/contracts/sim-env/routes';
import { listLanguagesRoute, readTranslationsRoute } from '@clearbench/contracts/translation/routes';
import { readProfileRoute } from '@clearbench/contracts/user/routes';
import type { Saga } from 'redux-saga';
import { caller } from './http/caller.ts';
import { onAccountRefused, onSessionEnd } from './http/session-end.ts';
import { heartbeatSaga } from './live/heartbeat-saga.ts';
import { liveSaga } from './live/live-saga.ts';
import { openLiveSocket } from './live/live-socket.ts';
import { networkTurns } from './live/network-turns.ts';
import { lookAndFeelSaga } from './look-and-feel/look-and-feel-saga.ts';
import { wearSheet } from './look-and-feel/worn-sheet.ts';
import { planSaga } from './plan/plan-saga.ts';
import { settingsSaga } from './settings/settings-saga.ts';
import { simEnvSaga } from './sim-env/sim-env-saga.ts';
import { startUpSaga } from './start-up/start-up-saga.ts';
import { chosenLanguage } from './translation/language.ts';
import { showTimesIn } from './translation/moment-format.ts';
import { speaker } from './translation/speaker.ts';
import { addTexts, nameProduct, startTexts, turnTo } from './translation/texts.ts';
import { translationSaga } from './translation/translation-saga.ts';
import { gateSaga } from './user/gate-saga.ts';
import { rememberPath } from './user/login-redirect.ts';
import { sessionCheckSaga } from './user/session-check-saga.ts';
import { sessionEndSaga } from './user/session-end-saga.ts';
import { giveUpTexts, unsavedTexts } from './user/sign-out/browser-texts.ts';
import { signOutSaga } from './user/sign-out/sign-out-saga.ts';
import { userSaga } from './user/user-saga.ts';

const readUser = caller(userInfoRoute);
const readTexts = caller(readTranslationsRoute);
const readLanguages = caller(listLanguagesRoute);
const readSimEnvs = caller(listSimEnvsRoute);
const leave = (path: string): void => window.location.assign(path);

const here = (): string => window.location.pathname + window.location.search;
const readSession = () => readUser({ body: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } });
const settings = {
  readAppInfo: caller(readAppInfoRoute),
  readAppSettings: caller(readAppSettingsRoute),
  nameProduct,
};

const words = speaker({
  readTexts: (lang) => readTexts({ params: { lang } }),
  readLanguages: async () => (await readLanguages()).languages,
  startTexts,
  addTexts,
  turnTo,
  chosen: () => chosenLanguage(),
  browser: navigator.languages,
});

const startUp = startUpSaga({
  ...settings,
  readSession,
  loadTexts: async (user) => {
    document.documentElement.lang = await words.speak(user.language);
  },
});

/** Sagas that run from the start, with what they need of the browser and the server. */
export const firstSagas: readonly Saga[] = [
  startUp,
  userSaga({ readProfile: caller(readProfileRoute), showTimesIn }),
  signOutSaga({
    signOut: caller(signOutRoute),
    signOutEverywhere: caller(signOutEverywhereRoute),
    leave,
    unsaved: unsavedTexts,
    giveUp: giveUpTexts,
    now: Date.now,
  }),
  sessionEndSaga({ onSessionEnd, leave, here, remember: (path) => rememberPath(path) }),
  sessionCheckSaga({ readSession, onAccountRefused }),
  gateSaga({ leave, here, remember: (path) => rememberPath(path) }),
  settingsSaga(settings),
  lookAndFeelSaga({ wear: wearSheet, unheard: () => String(Date.now()) }),
  translationSaga(words),
  simEnvSaga({ readAll: () => readSimEnvs(), storage: localStorage }),
  planSaga(caller(readOwnPlanRoute)),
  liveSaga(openLiveSocket),
  heartbeatSaga(caller(heartbeatRoute), networkTurns),
];
