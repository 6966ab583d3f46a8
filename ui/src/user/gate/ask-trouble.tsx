import { useTranslation } from 'react-i18next';
import type { Ask } from './ask.ts';

/** Why an order was not carried out, in the words of its key. */
export const AskTrouble = ({ ask }: { readonly ask: Ask<unknown> }) => {
  const { t } = useTranslation();
  return ask.status === 'error' ? (
    <p className="callout" data-tone="bad" role="alert">
      {t(`error.${ask.trouble.errorKey}`, ask.trouble.params)}
    </p>
  ) : null;
};
