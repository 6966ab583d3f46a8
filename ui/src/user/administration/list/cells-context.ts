import type { PlanDetails } from '@clearbench/contracts/plan/routes';
import { createContext, useContext } from 'react';
import type { Figures } from '../../../parts/figures.ts';
import type { UserActions } from './user-actions.ts';

/** The context of the cells besides their row. */
export type CellsContext = {
  readonly figures: Figures;
  readonly now: number;
  readonly plans: ReadonlyMap<string, PlanDetails>;
  readonly chosen: ReadonlySet<string>;
  readonly toggle: (userId: string) => void;
  readonly openMenu: UserActions['openMenu'];
};

const Context = createContext<CellsContext | undefined>(undefined);

export const CellsProvider = Context.Provider;

export const useCells = (): CellsContext => {
  const context = useContext(Context);
  if (!context) throw new Error('a cell stands outside a list');
  return context;
};
