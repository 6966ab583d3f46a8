import { asShownName } from '@clearbench/contracts/shown-name';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { ReadTrouble } from '../../editing/read-trouble.tsx';
import { Skeletons } from '../../parts/skeletons.tsx';
import { choicesRequested, peopleTyped } from './directory-slice.ts';
import { simEnvRulesSlice } from './rules/sim-env-rules-slice.ts';
import { selectSimEnvEdit, simEnvEditSlice } from './sim-env-edit-slice.ts';
import { SimEnvEditor } from './sim-env-editor.tsx';
import { clonedSimEnv, freshSimEnv, type StoredSimEnv } from './sim-env-form.ts';

const { opened, begun, left } = simEnvEditSlice.actions;

type Props = {
  /** '' = a new one. */
  readonly environmentId: string;
  /** What a new one is a copy of; '' = of nothing. */
  readonly from: string;
};

/** A copy begins when what it is made of has been read. */
const useClone = (from: string, stored: StoredSimEnv | undefined): void => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  useEffect(() => {
    if (from !== '' && stored?.environmentId === from) {
      const name = asShownName(t('simEnvAdmin.copyOf', { name: stored.environmentName }).slice(0, 60));
      dispatch(begun({ ...clonedSimEnv(stored, name) }));
    }
  }, [from, stored, dispatch, t]);
};

/** The environment of the address, once it has been read; or a new one, from nothing or from another one. */
export const SimEnvEditView = ({ environmentId, from }: Props) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const edit = useSelector(selectSimEnvEdit);
  const read = from || environmentId;
  useEffect(() => {
    dispatch(choicesRequested());
    dispatch(peopleTyped(''));
    dispatch(read === '' ? begun({ ...freshSimEnv }) : opened(read));
    return () => {
      dispatch(left());
      dispatch(simEnvRulesSlice.actions.left());
    };
  }, [dispatch, read]);
  useClone(from, edit.stored);
  if (edit.status === 'error' && edit.trouble)
    return (
      <ReadTrouble
        trouble={edit.trouble}
        titleKey="simEnvAdmin.readFailed"
        back={{ to: '/admin/simenv', text: t('simEnvAdmin.back') }}
        onRetry={() => dispatch(opened(read))}
      />
    );
  return edit.status === 'idle' && edit.id === environmentId ? <SimEnvEditor edit={edit} /> : <Skeletons rows={12} />;
};
