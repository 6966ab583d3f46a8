import '../../editing/editing.css';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Dialog } from '../../parts/dialog.tsx';
import { incomingChoices } from './incoming-choices.ts';
import { ReceiveForm } from './receive-form.tsx';
import { ReceiveFromTemplate, type Workplace } from './receive-from-template.tsx';
import { receiveDialogClosed, selectReceive } from './receive-slice.ts';

type OfFileProps = { readonly environment: SimEnv; readonly file: VipFileSummary };

const OfFile = ({ environment, file }: OfFileProps) => (
  <ReceiveForm
    environmentToken={environment.environmentToken}
    kinds={incomingChoices(file, environment.scheme)}
    from={() => ({ fileId: file.fileId })}
    isReady
  />
);

/** Requests a message of the other bank: from a template, from a file of the tester, or about a received one. */
export const ReceiveDialog = ({ environment, rbVersion }: Workplace) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { isOpen, file } = useSelector(selectReceive);
  if (!isOpen) return null;
  const title = file === undefined ? t('receive.title') : t('receive.titleOf', { fileName: file.fileName });
  return (
    <Dialog title={title} onClose={() => dispatch(receiveDialogClosed())}>
      {file === undefined ? (
        <ReceiveFromTemplate environment={environment} rbVersion={rbVersion} />
      ) : (
        <OfFile environment={environment} file={file} />
      )}
    </Dialog>
  );
};
