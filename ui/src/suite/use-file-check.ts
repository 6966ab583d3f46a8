import { checkSuiteFileRoute } from '@clearbench/contracts/suite/routes';
import type { SuiteProblem } from '@clearbench/contracts/suite/suite-overview';
import { useEffect, useState } from 'react';
import { caller } from '../http/http-caller.ts';
import { problemLanguage } from './suite-readings.ts';

const check = caller(checkSuiteFileRoute);

/** Milliseconds without typing until the text is checked. */
const pause = 400;

export type FileCheck = {
  readonly problems: readonly SuiteProblem[];
  /** The number of cases in the text; undefined while it is checked. */
  readonly cases: number | undefined;
};

/** The errors of a text, checked by the server while it is edited. */
export const useFileCheck = (suiteId: string, path: string, text: string): FileCheck => {
  const [checked, setChecked] = useState<FileCheck & { readonly text: string }>();
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      check({ params: { suiteId }, body: { path, text, language: problemLanguage() } }).then(
        (reply) => isWanted && setChecked({ ...reply, text }),
        () => undefined,
      );
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [suiteId, path, text]);
  return { problems: checked?.problems ?? [], cases: checked?.text === text ? checked.cases : undefined };
};
