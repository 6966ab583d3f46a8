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
  /** The numbers of rules and deliveries; undefined while the text is checked, and for a text with errors. */
  readonly counts: { readonly rules: number; readonly deliveries: number } | undefined;
  /** The shown text has no errors. */
  readonly isGood: boolean;
  /** The shown text has errors; while it is checked, the server decides when it is saved. */
  readonly isFaulty: boolean;
};

/** The errors of a text, checked by the server while it is edited. */
export const useListCheck = (text: string, of: 'environment' | 'tester'): ListCheck => {
  const { t } = useTranslation();
  const [checked, setChecked] = useState<Checked>();
  const isEmpty = text.trim() === '';
  useEffect(() => {
    if (isEmpty) setChecked(undefined);
    if (isEmpty) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      const body = { text, of };
      check({ body }).then(
        (reply) => isWanted && setChecked({ ...reply, text }),
        () => undefined,
      );
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text, of, isEmpty]);
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
  const count = (part: 'rules' | 'deliveries'): number => (isEmpty ? 0 : (checked?.[part] ?? 0));
  return {
    faults,
    counts: isGood ? { rules: count('rules'), deliveries: count('deliveries') } : undefined,
    isGood,
    isFaulty: isCurrent && faults.length > 0,
  };
};
