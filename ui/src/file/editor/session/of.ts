import type { Action, UnknownAction } from '@reduxjs/toolkit';

type Creator = { readonly match: (action: Action) => boolean };

/** Matches actions of these kinds that are about this file. */
export const of =
  (fileId: string, ...creators: readonly Creator[]) =>
  (action: Action): boolean =>
    creators.some((creator) => creator.match(action)) &&
    ((action as UnknownAction).payload as { fileId?: string }).fileId === fileId;
