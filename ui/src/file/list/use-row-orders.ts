import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import {
  copyRequested,
  downloadRequested,
  renameRequested,
  sendRequested,
  turnRequested,
} from '../orders/orders-slice.ts';
import type { RowOrders } from './row-menu.tsx';

type Ui = { readonly startRename: (fileId: string) => void; readonly askDelete: (fileIds: readonly string[]) => void };

/** What can be ordered from a row, joined to the store. */
export const useRowOrders = ({ startRename, askDelete }: Ui) => {
  const dispatch = useDispatch();
  const go = useNavigate();
  return useMemo(() => {
    const orders: RowOrders = {
      open: (fileId) => void go(`/file/${fileId}`),
      copy: (fileId) => dispatch(copyRequested({ fileId })),
      turn: ({ fileId, direction }) => dispatch(turnRequested({ fileId, direction: direction === 'TS' ? 'ST' : 'TS' })),
      download: (fileIds) => dispatch(downloadRequested({ fileIds })),
      send: (fileId) => dispatch(sendRequested({ fileId })),
      startRename,
      askDelete,
    };
    return { ...orders, rename: (fileId: string, fileName: string) => dispatch(renameRequested({ fileId, fileName })) };
  }, [dispatch, go, startRename, askDelete]);
};
