/** Converts the data of one shape of an event into the data of the next shape. */
export type UpcastStep = (data: never) => unknown;

/** The changes of one event type since its first release: conversions of its data, oldest first, then its new name. */
export type TypeHistory = { readonly steps?: readonly UpcastStep[]; readonly renamedTo?: string };

/** The changed event types, by the name that each had before the change. */
export type EventHistory = Readonly<Record<string, TypeHistory>>;

const ofType = (history: EventHistory, type: string): TypeHistory =>
  Object.hasOwn(history, type) ? (history[type] ?? {}) : {};

/** Conversions of the data of a type, oldest first. A renamed type starts at shape 1 under its new name. */
export const stepsOf = (history: EventHistory, type: string): readonly UpcastStep[] =>
  ofType(history, type).steps ?? [];

/** The next name of an event type; undefined for a type that was not renamed. */
export const nextName = (history: EventHistory, type: string): string | undefined => ofType(history, type).renamedTo;

/** The current name of an event type. */
export const currentName = (history: EventHistory, type: string): string => {
  const next = nextName(history, type);
  return next === undefined ? type : currentName(history, next);
};
