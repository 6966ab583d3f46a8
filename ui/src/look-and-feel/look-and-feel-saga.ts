import { lookAndFeelView } from '@clearbench/contracts/look-and-feel/views';
import { call, takeLatest } from 'typed-redux-saga';
import { type Change, changed, reconnected } from '../live/live-actions.ts';

export type LookPorts = {
  /** Makes the page look as it shall since that version. */
  wear(version: string): Promise<void>;
  /** A version nobody has heard of: asks what is there now. */
  unheard(): string;
};

const aboutLooks = (action: unknown): boolean =>
  changed.match(action) && (action.payload as Change).topic === lookAndFeelView.name;

/** Puts on what an administrator has chosen, on every open page; without a sheet the page keeps its looks. */
export const lookAndFeelSaga = ({ wear, unheard }: LookPorts) =>
  function* () {
    yield* takeLatest([reconnected.type, aboutLooks], function* (action: { type: string; payload?: unknown }) {
      const version = changed.match(action) ? String(action.payload.revision) : unheard();
      try {
        yield* call(wear, version);
      } catch (error) {
        console.error('Could not fetch custom css', error);
      }
    });
  };
