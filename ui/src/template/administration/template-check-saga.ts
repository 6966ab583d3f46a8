import type { TemplateCheck } from '@clearbench/contracts/template/administration-routes';
import type { TemplateContent } from '@clearbench/contracts/template/events';
import { call, delay, put, takeLatest } from 'typed-redux-saga';
import { guarded } from '../../saga/guarded.ts';
import { checkFailed, checkRequested, checkSucceeded } from './template-check-slice.ts';

type Check = (content: TemplateContent) => Promise<TemplateCheck>;

/** Validates the edited template after a pause; only the latest content counts. */
export const templateCheckSaga = (check: Check, restTime = 600) =>
  function* () {
    yield* takeLatest(
      checkRequested.type,
      guarded(function* ({ payload }: ReturnType<typeof checkRequested>) {
        yield* delay(restTime);
        yield* put(checkSucceeded(yield* call(check, payload)));
      }, checkFailed),
    );
  };
