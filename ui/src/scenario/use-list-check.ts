import { checkScenarioListRoute } from '@clearbench/contracts/scenario/routes';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownFault } from '../file/editor/monaco/text-pane.tsx';
import { caller } from '../http/http-caller.ts';

const check = caller(checkScenarioListRoute);

/** Milliseconds without typing until the text is checked. */
const pause = 500;

type Checked = Awaited<ReturnType<typeof check>> & { readonly text: string };

export type ListCheck = {
  readonly faults: readonly ShownFault[];
  /** The number of rules; undefined while the text is checked, and for a text with errors. */
  readonly rules: number | undefined;
  /** The shown text has no errors. */
  readonly isGood: boolean;
  /** The shown text has errors; while it is checked, the server decides when it is saved. */
  readonly isFaulty: boolean;
};

/** The errors of a text, checked by the server while it is edited. */
export const useListCheck = (text: string): ListCheck => {
  const { t } = useTranslation();
  const [checked, setChecked] = useState<Checked>();
  const isEmpty = text.trim() === '';
  useEffect(() => {
    if (isEmpty) setChecked(undefined);
    if (isEmpty) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      const body = { text };
      check({ body }).then(
        (reply) => isWanted && setChecked({ ...reply, text }),
        () => undefined,
      );
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text, isEmpty]);
  const faults = useMemo(
    () =>
      (checked?.faults ?? []).map(({ line, column, errorKey, params }) => ({
        line,
        column,
        text: t(`error.${errorKey}`, params),
      })),
    [checked, t],
  );
  const isCurrent = isEmpty || checked?.text === text;
  const isGood = isCurrent && faults.length === 0;
  return {
    faults,
    rules: isGood ? (isEmpty ? 0 : (checked?.rules ?? 0)) : undefined,
    isGood,
    isFaulty: isCurrent && faults.length > 0,
  };
};
