import { useTranslation } from 'react-i18next';
import type { Ask } from './ask.ts';

/** Why a command failed, with the text of its error key. */
export const AskTrouble = ({ ask }: { readonly ask: Ask<unknown> }) => {
  const { t } = useTranslation();
  return ask.status === 'error' ? (
    <p className="callout" data-tone="bad" role="alert">
      {t(`error.${ask.trouble.errorKey}`, ask.trouble.params)}
    </p>
  ) : null;
};
