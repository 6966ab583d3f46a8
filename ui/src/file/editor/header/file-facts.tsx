import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { useTranslation } from 'react-i18next';

type Props = { readonly summary: VipFileSummary; readonly environmentName: string };

const units = ['byte', 'kilobyte', 'megabyte'] as const;

/** 1.4 kB, 20 MB: one digit behind the point where that says something. */
const sizeText = (bytes: number, language: string): string => {
  const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  const figure = { style: 'unit', unit: units[step] ?? 'byte', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language, figure).format(bytes / 1000 ** step);
};

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
    </ul>
  );
};
