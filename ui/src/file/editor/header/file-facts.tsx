import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { useTranslation } from 'react-i18next';
import { sizeText } from '../../../parts/size-text.ts';
import { GoesFact } from './goes-fact.tsx';

type Props = { readonly summary: VipFileSummary; readonly environmentName: string };

/** What the file is, where it belongs and how large it is, in one quiet line. */
export const FileFacts = ({ summary, environmentName }: Props) => {
  const { t, i18n } = useTranslation();
  const { messageType, rbVersion, size, transactions } = summary;
  const facts = [
    messageType ?? t('editor.facts.noType'),
    `${environmentName} ${rbVersion}`,
    t('editor.facts.transactions', { count: transactions }),
    sizeText(size, i18n.language),
  ];
  return (
    <ul className="ed-facts figures">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {summary.goesAt !== undefined && <GoesFact goesAt={summary.goesAt} />}
    </ul>
  );
};
