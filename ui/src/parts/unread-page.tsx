import { useTranslation } from 'react-i18next';
import { isNowhere, type Trouble } from '../saga/trouble.ts';
import { NotThere } from './not-there.tsx';
import { PageTitle } from './page-title.tsx';
import { TroubleBox } from './trouble-box.tsx';

type Props = {
  readonly trouble: Trouble;
  readonly titleKey: string;
  /** The link shown if the address has no resource. */
  readonly way: { readonly to: string; readonly text: string };
  readonly onRetry: () => void;
};

/** Shown instead of a page that could not be read. */
export const UnreadPage = ({ trouble, titleKey, way, onRetry }: Props) => {
  const { t } = useTranslation();
  const title = t(titleKey);
  if (isNowhere(trouble))
    return <NotThere title={title} reason={t(`error.${trouble.errorKey}`, trouble.params)} way={way} />;
  return (
    <>
      <PageTitle title={title} />
      <TroubleBox isPage trouble={trouble} titleKey={titleKey} onRetry={onRetry} />
    </>
  );
};
