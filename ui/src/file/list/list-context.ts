import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import { createContext, useContext } from 'react';
import type { Figures } from '../../parts/figures.ts';
import type { Anchor } from '../../parts/place-floating.ts';
import type { TreePlace } from './conversation-rows.ts';

export type OpenMenu = { readonly row: VipFileSummary; readonly anchor: Anchor };

/** The context of the cells besides their row. */
export type ListContext = {
  readonly figures: Figures;
  readonly now: number;
  readonly environment: SimEnv;
  /** The name of a file, if its row is loaded. */
  readonly nameOf: (fileId: string) => string | undefined;
  /** The place of a row in its conversation; undefined in the list of all files. */
  readonly placeOf: (fileId: string) => TreePlace | undefined;
  readonly toggleOpen: (fileId: string) => void;
  readonly chosen: ReadonlySet<string>;
  readonly renaming: string | undefined;
  readonly toggle: (fileId: string) => void;
  readonly rename: (fileId: string, fileName: string) => void;
  readonly endRename: () => void;
  readonly openMenu: (menu: OpenMenu) => void;
};

const Context = createContext<ListContext | undefined>(undefined);

export const ListProvider = Context.Provider;

export const useListContext = (): ListContext => {
  const context = useContext(Context);
  if (!context) throw new Error('a cell stands outside a list');
  return context;
};
