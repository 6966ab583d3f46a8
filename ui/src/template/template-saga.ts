import type { TemplateLayout } from '@clearbench/contracts/template/layout';
import type { TemplateSummary } from '@clearbench/contracts/template/routes';
import { call, put, takeLatest, takeLeading } from 'typed-redux-saga';
import { guarded } from '../saga/guarded.ts';
import {
  type Creation,
  createFailed,
  createRequested,
  createSucceeded,
  type LayoutRequest,
  layoutFailed,
  layoutRequested,
  layoutSucceeded,
  templatesFailed,
  templatesRequested,
  templatesSucceeded,
} from './template-slice.ts';

export type TemplatePorts = {
  readTemplates(environmentToken: string): Promise<TemplateSummary[]>;
  readLayout(wanted: LayoutRequest): Promise<TemplateLayout>;
  /** Returns the id of the new file. */
  create(creation: Creation): Promise<string>;
  open(fileId: string): void;
};

export const templatesWorker = ({ readTemplates }: TemplatePorts) =>
  function* ({ payload }: ReturnType<typeof templatesRequested>) {
    yield* put(templatesSucceeded(yield* call(readTemplates, payload.environmentToken)));
  };

export const layoutWorker = ({ readLayout }: TemplatePorts) =>
  function* ({ payload }: ReturnType<typeof layoutRequested>) {
    yield* put(layoutSucceeded(yield* call(readLayout, payload)));
  };

export const createWorker = ({ create, open }: TemplatePorts) =>
  function* ({ payload }: ReturnType<typeof createRequested>) {
    const fileId = yield* call(create, payload);
    yield* put(createSucceeded());
    yield* call(open, fileId);
  };

export const templateSaga = (ports: TemplatePorts) =>
  function* () {
    yield* takeLatest(templatesRequested.type, guarded(templatesWorker(ports), templatesFailed));
    yield* takeLatest(layoutRequested.type, guarded(layoutWorker(ports), layoutFailed));
    yield* takeLeading(createRequested.type, guarded(createWorker(ports), createFailed));
  };
