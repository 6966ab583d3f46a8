import { IconChecklist } from 'virtual:icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../parts/button.tsx';
import type { TransferOfCase } from './make-case-dialog.tsx';

const MakeCaseDialog = lazy(async () => {
  await import('./make-case.css');
  return { default: (await import('./make-case-dialog.tsx')).MakeCaseDialog };
});

/** Makes a test case from a transfer that happened. */
export const MakeCaseButton = ({ transfer, small = false }: { transfer: TransferOfCase; small?: boolean }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        small={small}
        tone={small ? 'soft' : 'default'}
        icon={<IconChecklist size={15} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('suite.make.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <MakeCaseDialog transfer={transfer} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
