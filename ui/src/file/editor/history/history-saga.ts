import { compareVersionsRoute, listVersionsRoute } from '@clearbench/contracts/file/version-routes';
import { call, put, takeEvery, takeLatest } from 'typed-redux-saga';
import { caller } from '../../../http/http-caller.ts';
import { guarded } from '../../../saga/guarded.ts';
import { texts } from '../../../translation/texts.ts';
import {
  changesFailed,
  changesRequested,
  changesSucceeded,
  versionsFailed,
  versionsRequested,
  versionsSucceeded,
} from './history-slice.ts';

const listVersions = caller(listVersionsRoute);
const compareVersions = caller(compareVersionsRoute);

export function* historySaga(list = listVersions, compare = compareVersions) {
  yield* takeLatest(
    versionsRequested.type,
    guarded(function* ({ payload }: ReturnType<typeof versionsRequested>) {
      const { fileId, after } = payload;
      const page = yield* call(list, { params: { fileId }, query: after === undefined ? {} : { after } });
      yield* put(versionsSucceeded({ ...payload, page }));
    }, versionsFailed),
  );
  yield* takeEvery(
    changesRequested.type,
    guarded(
      function* ({ payload }: ReturnType<typeof changesRequested>) {
        const { fileId, from, to } = payload;
        const reply = yield* call(compare, { params: { fileId }, query: { from, to, language: texts.language } });
        yield* put(changesSucceeded({ ...payload, reply }));
      },
      (_, { payload }) => changesFailed(payload),
    ),
  );
}
