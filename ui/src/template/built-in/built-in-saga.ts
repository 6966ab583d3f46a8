import {
  type BuiltInChoice,
  type BuiltInTemplateComparison,
  mostBuiltInChoices,
} from '@clearbench/contracts/template/built-in-routes';
import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, takeLatest, takeLeading } from 'typed-redux-saga';
import { guarded } from '../../saga/guarded.ts';
import {
  type BuiltInDecision,
  builtInListSlice,
  comparisonFailed,
  comparisonRequested,
  comparisonSucceeded,
  decisionFailed,
  decisionRequested,
  decisionSucceeded,
} from './built-in-slice.ts';

type InstallResult = { readonly id: string; readonly errorKey?: string | undefined };

export type BuiltInPorts = {
  compare(templateName: string): Promise<BuiltInTemplateComparison>;
  decide(choices: readonly BuiltInChoice[]): Promise<readonly InstallResult[]>;
  /** Returns the number of changed templates. */
  decided(take: BuiltInDecision['take'], count: number): void;
};

const choicesOf = ({ take, entries }: BuiltInDecision): readonly BuiltInChoice[] =>
  entries.flatMap(({ templateName, sha256, version }) =>
    sha256 === undefined
      ? []
      : [{ templateName, take, sha256, ...(version === undefined ? {} : { basedOn: version }) }],
  );

const inParts = (choices: readonly BuiltInChoice[]): readonly (readonly BuiltInChoice[])[] =>
  Array.from({ length: Math.ceil(choices.length / mostBuiltInChoices) }, (_, part) =>
    choices.slice(part * mostBuiltInChoices, (part + 1) * mostBuiltInChoices),
  );

/** Compares one built-in template, and executes the decisions of the administrator. */
export const builtInSaga = (ports: BuiltInPorts) => {
  const compareWorker = guarded(function* ({ payload }: PayloadAction<string>) {
    yield* put(comparisonSucceeded(yield* call(ports.compare, payload)));
  }, comparisonFailed);
  const decideWorker = guarded(function* ({ payload }: PayloadAction<BuiltInDecision>) {
    const outcomes: InstallResult[] = [];
    for (const part of inParts(choicesOf(payload))) outcomes.push(...(yield* call(ports.decide, part)));
    const failed = outcomes.flatMap(({ id, errorKey }) =>
      errorKey === undefined ? [] : [{ templateName: id, errorKey }],
    );
    yield* put(decisionSucceeded(failed));
    yield* put(builtInListSlice.actions.requested());
    yield* call(ports.decided, payload.take, outcomes.length - failed.length);
  }, decisionFailed);
  return function* () {
    yield* takeLatest(comparisonRequested.type, compareWorker);
    yield* takeLeading(decisionRequested.type, decideWorker);
  };
};
