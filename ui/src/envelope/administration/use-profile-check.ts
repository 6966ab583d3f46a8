import { checkEnvelopeRoute } from '@clearbench/contracts/envelope/routes';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownFault } from '../../file/editor/monaco/text-pane.tsx';
import { caller } from '../../http/http-caller.ts';

const check = caller(checkEnvelopeRoute);

/** Milliseconds without typing until the text is checked. */
const pause = 500;

type Checked = { readonly text: string; readonly faults: Awaited<ReturnType<typeof check>>['faults'] };

/** The errors of a profile, checked by the server while it is edited; `isFaulty` where the shown text has some. */
export const useProfileCheck = (
  text: string,
): { readonly faults: readonly ShownFault[]; readonly isFaulty: boolean } => {
  const { t } = useTranslation();
  const [checked, setChecked] = useState<Checked>();
  useEffect(() => {
    if (text.trim() === '') return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      check({ body: { text } }).then(
        ({ faults }) => isWanted && setChecked({ text, faults }),
        () => undefined,
      );
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text]);
  const found = text.trim() === '' ? undefined : checked;
  const faults = useMemo(
    () =>
      (found?.faults ?? []).map(({ line, column, errorKey, params }) => ({
        line,
        column,
        text: t(`error.${errorKey}`, params),
      })),
    [found, t],
  );
  return { faults, isFaulty: found?.text === text && faults.length > 0 };
};
