import { translationView } from '@clearbench/contracts/translation/views';
import { call, delay, put, takeLatest } from 'typed-redux-saga';
import { type Change, changed, reconnected } from '../live/live-actions.ts';
import { guarded } from '../saga/guarded.ts';
import { startUpSucceeded } from '../start-up/start-up-slice.ts';
import type { LanguageLoader } from './language-loader.ts';
import { languagesFailed, languagesSucceeded } from './languages-slice.ts';

/** The delay in milliseconds that combines several changes. */
const together = 250;

export const isAboutTexts = (action: unknown): boolean =>
  changed.match(action) && (action.payload as Change).topic === translationView.name;

const changedTextsWorker = ({ renew, look }: Pick<LanguageLoader, 'renew' | 'look'>, pause: number) =>
  function* () {
    yield* delay(pause);
    const languages = yield* call(look);
    yield* put(languagesSucceeded(languages));
    yield* call(renew);
  };

/** Texts and languages follow the changes of administrators live. */
export const translationSaga = (
  languageLoader: Pick<LanguageLoader, 'renew' | 'look' | 'languages'>,
  pause = together,
) =>
  function* () {
    yield* takeLatest(startUpSucceeded.type, function* () {
      yield* put(languagesSucceeded(yield* call(languageLoader.languages)));
    });
    yield* takeLatest(
      [reconnected.type, isAboutTexts],
      guarded(changedTextsWorker(languageLoader, pause), () => languagesFailed()),
    );
  };
