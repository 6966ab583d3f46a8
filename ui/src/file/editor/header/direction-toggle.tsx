import { IconArrowNarrowLeft, IconArrowNarrowRight, IconRefresh } from 'virtual:icons';
import type { Direction } from '@clearbench/contracts/file/choices';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../../parts/button.tsx';
import { Tooltip } from '../../../parts/tooltip.tsx';

type Props = {
  readonly direction: Direction;
  readonly fixed: boolean;
  readonly onTurn: (direction: Direction) => void;
};

const arrow = { TS: IconArrowNarrowRight, ST: IconArrowNarrowLeft } as const;

/** The direction of the file by name, arrow and colour; pressing it reverses the direction. */
export const DirectionToggle = ({ direction, fixed, onTurn }: Props) => {
  const { t } = useTranslation();
  const Arrow = arrow[direction];
  const badge = (
    <span className={`ed-direction ed-direction-${direction}`}>
      <Arrow size={14} aria-hidden />
      {direction}
      {!fixed && <IconRefresh size={12} aria-hidden />}
    </span>
  );
  const meaning = t(`editor.direction.${direction}`);
  if (fixed) return <Tooltip text={meaning}>{badge}</Tooltip>;
  const turn = t('editor.direction.reverse', { meaning });
  return (
    <Tooltip text={turn}>
      <PlainButton
        className="ed-direction-button"
        aria-label={`${direction}: ${turn}`}
        onClick={() => onTurn(direction === 'TS' ? 'ST' : 'TS')}
      >
        {badge}
      </PlainButton>
    </Tooltip>
  );
};
