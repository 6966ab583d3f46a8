import { useEffect, useState } from 'react';
import type { TextView } from '../text/text-view.ts';

/** Draws anew once the findings of a report stand in the text: only then places and fixes are known. */
export const useFindingsShown = (view: TextView | undefined): void => {
  const [, setTimes] = useState(0);
  useEffect(() => view?.onFindings(() => setTimes((times) => times + 1)), [view]);
};
