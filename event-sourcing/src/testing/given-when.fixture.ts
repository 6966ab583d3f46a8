import type { EventMetadata, RecordedEvent } from '@clearbench/contracts/event-envelope';
import { type FailureParams, Refusal } from '@clearbench/contracts/failure';
import type { Document } from '@clearbench/stores/document-store/document-store';
import { type AnyMessage, type Decider, fold } from '../decider.ts';
import type { Projection } from '../projection.ts';
import { foldAll } from '../projection-fold.ts';

/** Specifies a decider: `given(past).when(command).emits(future)`. */
export const specFor = <State, Command extends AnyMessage, Event extends AnyMessage>(
  decider: Decider<State, Command, Event>,
) => ({
  given: (...past: readonly Event[]) => ({
    when: (command: Command) => {
      const decide = () => decider.decide(command, fold(decider, decider.initialState, past));
      return {
        emits: (...expected: readonly Event[]) => expect(decide()).toEqual(expected),
        emitsNothing: () => expect(decide()).toEqual([]),
        refuses: (errorKey: string, params?: FailureParams) => {
          const refusal = refusalOf(decide);
          expect(refusal.errorKey).toBe(errorKey);
          if (params) expect(refusal.params).toEqual(params);
        },
      };
    },
  }),
});

/** An event of a test: the fields that matter; the rest of the envelope is generated. */
export type GivenEvent<Event extends AnyMessage> = Event &
  Partial<Omit<RecordedEvent, 'type' | 'data' | 'metadata'>> & { readonly metadata?: Partial<EventMetadata> };

/** Specifies a projection: `given(events).document(key)`. */
export const projectionSpec = <Doc extends Document, Event extends AnyMessage>(projection: Projection<Doc, Event>) => ({
  given: (...events: readonly GivenEvent<Event>[]) => {
    const documents = foldAll(projection, events.map(recorded));
    return { document: (key: string): Doc | undefined => documents.get(key) };
  },
});

/** The full envelope for a test event; positions and revisions count from 1. */
export const recorded = (given: GivenEvent<AnyMessage>, index: number): RecordedEvent => ({
  id: `event-${index + 1}`,
  stream: 'stream-1',
  revision: index + 1,
  position: index + 1,
  schema: 1,
  ...given,
  metadata: {
    at: '2026-01-02T03:04:05.000Z',
    actor: 'user-1',
    commandId: `command-${index + 1}`,
    correlationId: 'correlation-1',
    causationId: `command-${index + 1}`,
    ...given.metadata,
  },
});

const refusalOf = (decide: () => unknown): Refusal => {
  try {
    decide();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('expected a refusal, but the command was accepted');
};
