import { colorFields, defaultStyles } from '@clearbench/contracts/look-and-feel/colors';
import { IconRestore } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { EditingHead, useTab } from '../../editing/editing-head.tsx';
import { HistoryView } from '../../history/history-view.tsx';
import { Button } from '../../parts/button.tsx';
import { Skeletons } from '../../parts/skeletons.tsx';
import { TroubleBox } from '../../parts/trouble-box.tsx';
import { AppearanceEditor } from './appearance-editor.tsx';
import { type AppearanceEdit, appearanceId, appearanceSlice, selectAppearance } from './appearance-slice.ts';

const { opened, removeRequested, left } = appearanceSlice.actions;

/** Back to the colours the product came with; the choice of anybody's own can be made again from the history. */
const Reset = ({ edit: { stored, removing } }: { readonly edit: AppearanceEdit }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  if (!stored || colorFields.every((field) => stored[field] === defaultStyles[field])) return null;
  return (
    <Button
      icon={<IconRestore size={15} aria-hidden="true" />}
      disabled={removing}
      onClick={() => dispatch(removeRequested(''))}
    >
      {t('appearance.reset')}
    </Button>
  );
};

/** The colours of the installation, and what became of its looks. */
export const AppearanceView = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const edit = useSelector(selectAppearance);
  const [tab] = useTab();
  const { status, trouble, stored } = edit;
  useEffect(() => {
    dispatch(opened(appearanceId));
    return () => void dispatch(left());
  }, [dispatch]);
  if (status === 'error' && trouble)
    return (
      <TroubleBox trouble={trouble} titleKey="appearance.fetchFailed" onRetry={() => dispatch(opened(appearanceId))} />
    );
  if (!stored) return <Skeletons rows={10} />;
  return (
    <div className="admin-form">
      <EditingHead
        title={t('appearance.title')}
        says={t('appearance.body')}
        hasHistory
        actions={<Reset edit={edit} />}
      />
      {tab === 'history' ? (
        <HistoryView noun="look-and-feel" id={appearanceId} />
      ) : (
        <AppearanceEditor edit={edit} stored={stored} />
      )}
    </div>
  );
};
