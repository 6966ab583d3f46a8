import {
  IconAlertTriangle,
  IconArrowLeft,
  IconArrowRight,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleHalf2,
  IconCircleX,
  IconClock,
  IconClockExclamation,
} from 'virtual:icons';
import {
  type Direction,
  type GroupStatus,
  type TransferState,
  type TransferVerdict,
  verdictOf,
} from '@clearbench/contracts/file/choices';
import { numberText } from '@clearbench/contracts/translation/number-text';
import { useTranslation } from 'react-i18next';

/** The direction by letters, arrow and colour: to the test engine, or from it. */
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
  timedOut: IconClockExclamation,
  answered: IconCircleCheck,
  settled: IconCircleCheck,
  closed: IconCircleDashed,
} as const satisfies Record<TransferState, typeof IconClock>;

type Transfer = { readonly state: TransferState | undefined; readonly verdict: TransferVerdict | undefined };

/** The result of a transfer and its latest status; nothing for a file that was never sent. */
export const TransferBadge = ({ state, verdict }: Transfer) => {
  const { t } = useTranslation();
  if (!state) return <span className="muted">–</span>;
  const first = verdict ?? state;
  const Icon = stateIcons[first];
  const words = t(`transferState.${first}`);
  const since = first === state ? undefined : t(`transferState.${state}`);
  return (
    <span className="state" data-transfer={first} title={since === undefined ? words : `${words} · ${since}`}>
      <Icon size={14} aria-hidden="true" />
      <span className="state-words">{words}</span>
      {since !== undefined && <span className="state-since">{since}</span>}
    </span>
  );
};

type Answer = { readonly status: GroupStatus | undefined; readonly code: string | undefined };

/** The group status and the reason code that an answer reports. */
export const AnswerBadge = ({ status, code }: Answer) => {
  const { t } = useTranslation();
  const verdict = status && verdictOf[status];
  const Icon = verdict && stateIcons[verdict];
  const words = verdict && t(`transferState.${verdict}`);
  return (
    <span className="state answer-state" data-transfer={verdict} title={[words, code].filter(Boolean).join(' · ')}>
      {Icon && <Icon size={14} aria-hidden="true" />}
      {status !== undefined && <span className="answer-status">{status}</span>}
      {code !== undefined && <span className="answer-code figures">{code}</span>}
    </span>
  );
};

type Findings = { readonly errors: number; readonly warnings: number };

/** The numbers of errors and warnings; a check mark if there are none. */
export const FindingsBadge = ({ errors, warnings }: Findings) => {
  const { t, i18n } = useTranslation();
  const counts = { errors, warnings };
  const sentences = (['errors', 'warnings'] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) => t(`fileList.${kind}`, { count: counts[kind] }));
  const label = sentences.length === 0 ? t('fileList.noFindings') : sentences.join(', ');
  return (
    <span className="findings figures" role="img" aria-label={label} title={label}>
      {errors > 0 && (
        <span className="finding" data-tone="bad">
          <IconCircleX size={14} />
          {numberText(errors, i18n.language)}
        </span>
      )}
      {warnings > 0 && (
        <span className="finding" data-tone="warn">
          <IconAlertTriangle size={14} />
          {numberText(warnings, i18n.language)}
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
