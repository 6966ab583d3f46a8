import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { ChosenFiles } from '../checks/chosen-files.ts';
import {
  copyRequested,
  downloadRequested,
  renameRequested,
  sendRequested,
  turnRequested,
} from '../orders/orders-slice.ts';
import type { RowOrders } from './row-menu.tsx';

type Ui = {
  readonly filesPath: string;
  readonly startRename: (fileId: string) => void;
  readonly askDelete: (fileIds: readonly string[]) => void;
};

/** What can be ordered from a row, joined to the store. */
export const useRowOrders = ({ filesPath, startRename, askDelete }: Ui) => {
  const dispatch = useDispatch();
  const go = useNavigate();
  return useMemo(() => {
    const orders: RowOrders = {
      open: (fileId) => void go(`/file/${fileId}`),
      copy: (fileId) => dispatch(copyRequested({ fileId })),
      turn: ({ fileId, direction }) => dispatch(turnRequested({ fileId, direction: direction === 'TS' ? 'ST' : 'TS' })),
      download: (fileIds) => dispatch(downloadRequested({ fileIds })),
      check: (files) => void go(`${filesPath}/check`, { state: { files } satisfies ChosenFiles }),
      send: (fileId) => dispatch(sendRequested({ fileId })),
      startRename,
      askDelete,
    };
    return { ...orders, rename: (fileId: string, fileName: string) => dispatch(renameRequested({ fileId, fileName })) };
  }, [dispatch, go, filesPath, startRename, askDelete]);
};
