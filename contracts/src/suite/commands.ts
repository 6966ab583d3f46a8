import type { SuiteEvent } from './events.ts';

type DataOf<T extends SuiteEvent['type']> = Extract<SuiteEvent, { type: T }>['data'];

/** `basedOn`: the version from which the new files were derived. */
export type SuiteCommand =
  | { type: 'CreateSuite'; data: DataOf<'SuiteCreated'>; at: string }
  | {
      type: 'ChangeSuite';
      data: Omit<DataOf<'SuiteChanged'>, 'version'> & { basedOn: number };
      at: string;
    }
  | { type: 'ShareSuite'; data: { suiteId: string; shared: boolean }; at: string }
  | { type: 'RemoveSuite'; data: { suiteId: string; restorableUntil: string }; at: string }
  | { type: 'RestoreSuite'; data: { suiteId: string }; at: string };
