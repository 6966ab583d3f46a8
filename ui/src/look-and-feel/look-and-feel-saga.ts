import { lookAndFeelView } from '@clearbench/contracts/look-and-feel/views';
import { call, takeLatest } from 'typed-redux-saga';
import { type Change, changed, reconnected } from '../live/live-actions.ts';

export type LookAndFeelPorts = {
  /** Applies the look and feel of a version. */
  wear(version: string): Promise<void>;
  /** The version is unknown: requests the current one. */
  unheard(): string;
};

const isLookAndFeelChange = (action: unknown): boolean =>
  changed.match(action) && (action.payload as Change).topic === lookAndFeelView.name;

/** Applies changes of the look and feel on every open page; without a stylesheet the page stays unchanged. */
export const lookAndFeelSaga = ({ wear, unheard }: LookAndFeelPorts) =>
  function* () {
    yield* takeLatest([reconnected.type, isLookAndFeelChange], function* (action: { type: string; payload?: unknown }) {
      const version = changed.match(action) ? String(action.payload.revision) : unheard();
      try {
        yield* call(wear, version);
      } catch (error) {
        console.error('Could not fetch custom css', error);
      }
    });
  };
