import { listPlacesIn } from './list-places.ts';

/** The positions of the lists of this tab; a reload keeps them. */
export const listMemory = listPlacesIn(sessionStorage);
window.addEventListener('pagehide', listMemory.persist);
