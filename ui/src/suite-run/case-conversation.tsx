import type { SuiteRunStep } from '@clearbench/contracts/suite-run/parts';
import { messagesOfCase } from '@clearbench/iso20022/conversation/messages-of-case';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConversationExport } from '../conversation/conversation-export.tsx';
import { ConversationPicture } from '../conversation/conversation-picture.tsx';
import type { KeptFile } from './run-file-dialog.tsx';

type Props = {
  readonly title: string;
  readonly steps: readonly SuiteRunStep[];
  readonly onFile: (file: KeptFile) => void;
};

/** The messages of a case as a picture, with the steps that sent or received them. */
export const CaseConversation = ({ title, steps, onFile }: Props) => {
  const { t } = useTranslation();
  const [isExportFailed, setExportFailed] = useState(false);
  const conversation = useMemo(
    () =>
      messagesOfCase(steps, ({ step, kind }) =>
        t('suiteRun.conversation.step', { title: t('suiteRun.stepTitle', { step, kind: t(`suiteRun.kind.${kind}`) }) }),
      ),
    [steps, t],
  );
  if (conversation.messages.length === 0) return null;
  const open = (key: string): void => {
    const message = conversation.messages.find((one) => one.key === key);
    if (message?.hash !== undefined) onFile({ hash: message.hash, fileName: message.fileName });
  };
  return (
    <section className="run-conversation" aria-labelledby="run-conversation">
      <header>
        <h3 id="run-conversation">{t('conversation.title')}</h3>
        <ConversationExport
          conversation={conversation}
          title={t('conversation.titleOf', { fileName: title })}
          onFailed={() => setExportFailed(true)}
        />
      </header>
      {isExportFailed && <p role="alert">{t('conversation.exportFailed')}</p>}
      <ConversationPicture conversation={conversation} onOpen={open} />
    </section>
  );
};
