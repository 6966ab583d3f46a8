import type { Direction, TransferState } from '@clearbench/contracts/file/vip-file';
import {
  IconAlertTriangle,
  IconArrowLeft,
  IconArrowRight,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleHalf2,
  IconCircleX,
  IconClock,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** Direction by letters, arrow and colour: to the simulator, or back from it. */
export const DirectionBadge = ({ direction }: { readonly direction: Direction }) => {
  const { t } = useTranslation();
  const Arrow = direction === 'TS' ? IconArrowRight : IconArrowLeft;
  return (
    <span className="badge figures" data-direction={direction} title={t(`direction.${direction}`)}>
      <Arrow size={12} stroke={2.2} aria-hidden="true" />
      {direction}
    </span>
  );
};

const stateIcons = {
  requested: IconClock,
  received: IconClock,
  accepted: IconCircleCheck,
  partiallyAccepted: IconCircleHalf2,
  rejected: IconCircleX,
  answered: IconCircleCheck,
  settled: IconCircleCheck,
  closed: IconCircleDashed,
} as const satisfies Record<TransferState, typeof IconClock>;

/** How far a sending has come; nothing for a file that was never sent. */
export const TransferBadge = ({ state }: { readonly state: TransferState | undefined }) => {
  const { t } = useTranslation();
  if (!state) return <span className="muted">–</span>;
  const Icon = stateIcons[state];
  return (
    <span className="state" data-transfer={state}>
      <Icon size={14} aria-hidden="true" />
      {t(`transferState.${state}`)}
    </span>
  );
};

type Findings = { readonly errors: number; readonly warnings: number };

/** Errors and warnings in figures; a tick when there are none. */
export const FindingsBadge = ({ errors, warnings }: Findings) => {
  const { t } = useTranslation();
  const label = t('fileList.findingsLabel', { errors, warnings });
  return (
    <span className="findings figures" role="img" aria-label={label} title={label}>
      {errors > 0 && (
        <span className="finding" data-tone="bad">
          <IconCircleX size={14} />
          {errors}
        </span>
      )}
      {warnings > 0 && (
        <span className="finding" data-tone="warn">
          <IconAlertTriangle size={14} />
          {warnings}
        </span>
      )}
      {errors === 0 && warnings === 0 && (
        <span className="finding" data-tone="good">
          <IconCircleCheck size={14} />
        </span>
      )}
    </span>
  );
};
