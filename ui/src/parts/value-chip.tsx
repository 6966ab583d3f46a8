import { useTranslation } from 'react-i18next';

type Props = {
  readonly text: string;
  /** What is no more. */
  readonly before?: boolean;
  /** Part of a list that came or went, rather than a value by itself. */
  readonly change?: 'added' | 'removed';
};

/** A value as it was or as it is; a long one is cut off and says itself whole under the pointer. */
export const ValueChip = ({ text, before = false, change }: Props) => {
  const { t } = useTranslation();
  return (
    <span className="value-chip" data-side={before ? 'before' : undefined} title={text}>
      {change && (
        <>
          <span className="only-spoken">{t(`audit.${change}`)} </span>
          <span aria-hidden="true">{change === 'added' ? '+ ' : '− '}</span>
        </>
      )}
      {text}
    </span>
  );
};
