import { readAnnotationRoute } from '@clearbench/contracts/file/routes';
import { call, put, takeLatest } from 'typed-redux-saga';
import { caller } from '../../../http/http-caller.ts';
import { guarded } from '../../../saga/guarded.ts';
import { annotationFailed, annotationRequested, annotationSucceeded } from './annotation-slice.ts';

const readAnnotation = caller(readAnnotationRoute);

export function* annotationSaga(read = readAnnotation) {
  yield* takeLatest(
    annotationRequested.type,
    guarded(function* ({ payload: { fileId, language } }: ReturnType<typeof annotationRequested>) {
      const details = yield* call(read, { params: { fileId }, query: { language } });
      yield* put(annotationSucceeded({ fileId, details }));
    }, annotationFailed),
  );
}
