import { listPositionsIn } from './list-positions.ts';

/** The positions of the lists of this tab; a reload keeps them. */
export const listMemory = listPositionsIn(sessionStorage);
addEventListener('pagehide', listMemory.persist);
