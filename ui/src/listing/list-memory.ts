import { listPlacesIn } from './list-positions.ts';

/** The positions of the lists of this tab; a reload keeps them. */
export const listMemory = listPlacesIn(sessionStorage);
window.addEventListener('pagehide', listMemory.persist);
