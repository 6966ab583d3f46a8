import { useTranslation } from 'react-i18next';

type Props = {
  readonly text: string;
  /** A removed value. */
  readonly before?: boolean;
  /** A part of a list that was added or removed, rather than a single value. */
  readonly change?: 'added' | 'removed';
};

/** An old or a new value; a long one is truncated and shown completely in a tooltip. */
export const ValueChip = ({ text, before = false, change }: Props) => {
  const { t } = useTranslation();
  return (
    <span className="value-chip" data-side={before ? 'before' : undefined} title={text}>
      {change && (
        <>
          <span className="visually-hidden">{t(`audit.${change}`)} </span>
          <span aria-hidden="true">{change === 'added' ? '+ ' : '− '}</span>
        </>
      )}
      {text}
    </span>
  );
};
