import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { listMemory } from './list-memory.ts';

/** Keeps the search and filters of the list on this page, for the links that lead back to it. */
export const useListAddress = (): void => {
  const { pathname, search } = useLocation();
  useEffect(() => listMemory.keepAddress(pathname, search), [pathname, search]);
};
