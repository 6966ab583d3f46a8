import { useEffect, useState } from 'react';
import type { TextView } from '../text/text-view.ts';
import type { CrumbPlace } from './language-view.ts';

/** Long enough for a hand on the arrow keys not to ask at every line. */
const settleTime = 80;

const none: readonly CrumbPlace[] = [];

/** The elements the cursor is in, as it moves and as the text changes. */
export const useCrumbs = (text: TextView | undefined): readonly CrumbPlace[] => {
  const [crumbs, setCrumbs] = useState(none);
  useEffect(() => {
    if (!text?.language.isOn) {
      setCrumbs(none);
      return;
    }
    let isOver = false;
    let timer = 0;
    const ask = async () => {
      const found = await text.language.crumbs();
      if (!isOver) setCrumbs(found);
    };
    const askSoon = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void ask(), settleTime);
    };
    askSoon();
    const ends = [text.onCursor(askSoon), text.source.onChange(askSoon)];
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [text]);
  return crumbs;
};
