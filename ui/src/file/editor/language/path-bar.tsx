import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Jump } from '../page/use-jump.ts';
import type { TextView } from '../text/text-view.ts';
import { useCrumbs } from './use-crumbs.ts';

type Props = { readonly text: TextView | undefined; readonly jump: Jump };

/** The path of the cursor; each element of it can be gone to. Of texts too long to be followed it says so. */
export const PathBar = ({ text, jump }: Props) => {
  const { t } = useTranslation();
  const crumbs = useCrumbs(text);
  if (text !== undefined && !text.language.isOn)
    return <p className="ed-path ed-path-off">{t('editor.language.off')}</p>;
  return (
    <nav className="ed-path" aria-label={t('editor.language.path')}>
      <ol>
        {crumbs.map(({ tag, name, index, from, place }, at) => (
          <li key={from}>
            <UnstyledButton
              title={name}
              aria-current={at === crumbs.length - 1 ? 'location' : undefined}
              onClick={() => jump(place)}
            >
              {tag}
              {index !== undefined && <span className="ed-path-index">[{index}]</span>}
            </UnstyledButton>
          </li>
        ))}
      </ol>
      {text?.language.isChecked === false && <span className="ed-path-note">{t('editor.language.unchecked')}</span>}
    </nav>
  );
};
