import { useTranslation } from 'react-i18next';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import type { EditorContext, EditorDialog } from '../commands/editor-context.ts';
import { ToolDialog } from '../tools/tool-dialog.tsx';
import { LineDialog } from './line-dialog.tsx';
import type { Jump } from './use-jump.ts';

type DeleteProps = { readonly fileName: string; readonly onClose: () => void; readonly onDelete: () => void };

/** Asks for confirmation before a file is deleted. */
const DeleteDialog = ({ fileName, onClose, onDelete }: DeleteProps) => {
  const { t } = useTranslation();
  return (
    <Dialog title={t('editor.delete.title')} onClose={onClose}>
      <p>{t('editor.delete.body', { name: fileName })}</p>
      <div className="row-of-buttons row-of-buttons-end">
        <Button onClick={onClose} data-autofocus>
          {t('editor.delete.cancel')}
        </Button>
        <Button
          tone="bad"
          onClick={() => {
            onClose();
            onDelete();
          }}
        >
          {t('editor.delete.label')}
        </Button>
      </div>
    </Dialog>
  );
};

type SendAgainProps = {
  readonly fileName: string;
  readonly onClose: () => void;
  readonly onSend: () => void;
  /** Missing if the text is read-only. */
  readonly onSendWithNewIds: (() => void) | undefined;
};

/** A file that was sent before is rejected as a duplicate unless it gets new ids: the tester chooses. */
const SendAgainDialog = ({ fileName, onClose, onSend, onSendWithNewIds }: SendAgainProps) => {
  const { t } = useTranslation();
  const andClose = (run: () => void) => () => {
    onClose();
    run();
  };
  return (
    <Dialog title={t('editor.sendAgain.title')} onClose={onClose}>
      <p>{t('editor.sendAgain.body', { name: fileName })}</p>
      <div className="row-of-buttons row-of-buttons-end">
        <Button onClick={onClose}>{t('editor.delete.cancel')}</Button>
        <Button onClick={andClose(onSend)} data-autofocus={onSendWithNewIds ? undefined : true}>
          {t('editor.sendAgain.same')}
        </Button>
        {onSendWithNewIds && (
          <Button tone="primary" onClick={andClose(onSendWithNewIds)} data-autofocus>
            {t('editor.sendAgain.newIds')}
          </Button>
        )}
      </div>
    </Dialog>
  );
};

type Props = {
  readonly context: EditorContext;
  readonly dialog: EditorDialog | undefined;
  readonly jump: Jump;
  readonly offersNewIds: boolean;
  readonly onClose: () => void;
  /** A tool changed the text, so the text is shown. */
  readonly onChanged: () => void;
};

/** The dialog that a command opened. */
export const EditorDialogs = ({ context, dialog, jump, offersNewIds, onClose, onChanged }: Props) => {
  const { file, text, requests } = context;
  const fileName = file.summary?.fileName ?? '';
  switch (dialog) {
    case undefined:
      return null;
    case 'goToLine':
      return <LineDialog language={text?.language} onClose={onClose} onGo={jump} />;
    case 'delete':
      return <DeleteDialog fileName={fileName} onClose={onClose} onDelete={requests.remove} />;
    case 'sendAgain':
      return (
        <SendAgainDialog
          fileName={fileName}
          onClose={onClose}
          onSend={requests.send}
          onSendWithNewIds={offersNewIds ? requests.sendWithNewIds : undefined}
        />
      );
    case 'breakRule':
    case 'convert':
      return text ? <ToolDialog tool={dialog} file={file} text={text} onClose={onClose} onChanged={onChanged} /> : null;
  }
};
