import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../../parts/button.tsx';
import type { Jump } from '../page/use-jump.ts';
import type { TextView } from '../text/text-view.ts';
import type { LocatedCrumb } from './language-view.ts';

/** A delay that avoids a request for each line while an arrow key is held. */
const settleTime = 80;

const none: readonly LocatedCrumb[] = [];

/** The elements at the cursor; they follow the cursor and the text. */
const useCrumbs = (text: TextView | undefined): readonly LocatedCrumb[] => {
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
    const requestPath = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void ask(), settleTime);
    };
    requestPath();
    const ends = [text.onCursor(requestPath), text.source.onChange(requestPath)];
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [text]);
  return crumbs;
};

type Props = { readonly text: TextView | undefined; readonly jump: Jump };

/** The path of the cursor, with a link for each element. For a text that is too long it says that there is no path. */
export const PathBar = ({ text, jump }: Props) => {
  const { t } = useTranslation();
  const crumbs = useCrumbs(text);
  const unchecked = text?.language.isChecked === false && (
    <span className="ed-path-note">{t('editor.language.unchecked')}</span>
  );
  if (text !== undefined && !text.language.isOn)
    return (
      <p className="ed-path ed-path-off">
        {t('editor.language.off')} {unchecked}
      </p>
    );
  return (
    <nav className="ed-path" aria-label={t('editor.language.path')}>
      <ol>
        {crumbs.map(({ tag, name, index, from, position, hasGap }, at) => (
          <li key={from}>
            <PlainButton
              title={name}
              aria-current={at === crumbs.length - 1 ? 'location' : undefined}
              onClick={() => jump(position)}
            >
              {tag}
              {index !== undefined && <span className="ed-path-index">[{index}]</span>}
            </PlainButton>
            {hasGap && <span className="ed-path-gap">› …</span>}
          </li>
        ))}
      </ol>
      {unchecked}
    </nav>
  );
};
