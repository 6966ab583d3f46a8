import { listVersionsRoute } from '@clearbench/contracts/file/routes';
import { call, put, takeLatest } from 'typed-redux-saga';
import { caller } from '../../../http/caller.ts';
import { guarded } from '../../../saga/guarded.ts';
import { versionsFailed, versionsRequested, versionsSucceeded } from './history-slice.ts';

const listVersions = caller(listVersionsRoute);

export function* historySaga(list = listVersions) {
  yield* takeLatest(
    versionsRequested.type,
    guarded(function* ({ payload }: ReturnType<typeof versionsRequested>) {
      const { fileId, after } = payload;
      const page = yield* call(list, { params: { fileId }, query: after === undefined ? {} : { after } });
      yield* put(versionsSucceeded({ ...payload, page }));
    }, versionsFailed),
  );
}
