import { IconSend } from 'virtual:icons';
import { useTranslation } from 'react-i18next';
import { Button } from '../parts/button.tsx';

export type SendOffer = {
  readonly onSend: () => void;
  /** Whether the cents of an amount choose the answer in this environment. */
  readonly magicCents: boolean;
  /** The reason why the file cannot be sent now. */
  readonly unavailableReason: string | undefined;
};

const cents = [
  ['….00', 'accept'],
  ['….12', 'reject'],
  ['….21', 'return'],
  ['….31', 'recall'],
  ['….41', 'silence'],
] as const;
const commands = [
  ['SIM:RJCT(AM04)', 'commandReject'],
  ['SIM:RTRN(AC04,+1D)', 'commandReturn'],
  ['SIM:SILENT', 'silence'],
] as const;

/** Before the first transfer: what sending does, and how the answer can be scripted. */
export const NotSentYet = ({ onSend, unavailableReason, magicCents }: SendOffer) => {
  const { t } = useTranslation();
  return (
    <div className="tr-empty">
      <h2>{t('transfer.empty.title')}</h2>
      <p>{t('transfer.empty.body')}</p>
      <Button
        tone="primary"
        icon={<IconSend size={14} aria-hidden />}
        disabled={unavailableReason !== undefined}
        onClick={onSend}
      >
        {t('transfer.empty.send')}
      </Button>
      {unavailableReason !== undefined && <p className="muted">{unavailableReason}</p>}
      <h3>{t('transfer.empty.script')}</h3>
      <p>{t(magicCents ? 'transfer.empty.scriptBody' : 'transfer.empty.commandsOnly')}</p>
      <dl className="tr-script">
        {[...(magicCents ? cents : []), ...commands].map(([script, does]) => (
          <div key={script}>
            <dt>
              <code>{script}</code>
            </dt>
            <dd>{t(`transfer.example.${does}`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
