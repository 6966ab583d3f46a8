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
import { hasUnsavedForm } from './editing/unsaved-forms.ts';
import { caller, endPageAnswers, probeCaller } from './http/http-caller.ts';
import { doubtConnection, lastAnswer, onConnectionDoubted, setServerLost } from './http/reachability.ts';
import { onAccountRefused, onSessionEnd } from './http/session-end.ts';
import { connectionDoubts } from './live/connection-doubts.ts';
import { connectionProbeSaga } from './live/connection-probe-saga.ts';
import { liveSaga } from './live/live-saga.ts';
import { openLiveSocket } from './live/live-socket.ts';
import { applyStylesheet } from './look-and-feel/apply-stylesheet.ts';
import { lookAndFeelSaga } from './look-and-feel/look-and-feel-saga.ts';
import { planSaga } from './plan/plan-saga.ts';
import { settingsSaga } from './settings/settings-saga.ts';
import { simEnvSaga } from './sim-env/sim-env-saga.ts';
import { startUpSaga } from './start-up/start-up-saga.ts';
import { chosenLanguage } from './translation/language.ts';
import { languageLoader } from './translation/language-loader.ts';
import { showTimesIn } from './translation/moment-format.ts';
import { addTexts, nameProduct, startTexts, turnTo } from './translation/texts.ts';
import { translationSaga } from './translation/translation-saga.ts';
import { gateSaga } from './user/gate-saga.ts';
import { rememberPath } from './user/login-redirect.ts';
import { sessionCheckSaga } from './user/session-check-saga.ts';
import { sessionEndReason } from './user/session-end-reason.ts';
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

const words = languageLoader({
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
  expectTexts: words.expect,
  loadTexts: async (user) => {
    document.documentElement.lang = await words.speak(user.language);
  },
});

/** Sagas that run from the start, with their dependencies on the browser and the server. */
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
  sessionEndSaga({
    onSessionEnd,
    readSession,
    readReason: sessionEndReason(probeCaller(readProfileRoute)),
    countTexts: async (owner) => (await unsavedTexts(owner)).length,
    hasUnsavedForm,
    leave,
    here,
    remember: (path) => rememberPath(path),
  }),
  sessionCheckSaga({ readSession, onAccountRefused }),
  gateSaga({ leave, here, remember: (path) => rememberPath(path) }),
  settingsSaga(settings),
  lookAndFeelSaga({ wear: applyStylesheet, unheard: () => String(Date.now()) }),
  translationSaga(words),
  simEnvSaga({ readAll: () => readSimEnvs(), storage: localStorage }),
  planSaga(caller(readOwnPlanRoute)),
  liveSaga({ open: openLiveSocket, doubt: doubtConnection, isLate: endPageAnswers }),
  connectionProbeSaga({
    ask: probeCaller(heartbeatRoute),
    doubts: connectionDoubts({ onCallDoubted: onConnectionDoubted, lastAnswer }),
    isOffline: () => navigator.onLine === false,
    setLost: setServerLost,
  }),
];
