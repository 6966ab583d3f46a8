/** Where a text stands whose past is asked for. */
export type Place = {
  readonly environmentId: string;
  /** What it was sent as before is not held against it; missing for a text that is no file. */
  readonly fileId?: string;
  /** Who would send it: references of files are unique for each. */
  readonly userId?: string;
  /** TS where a tester sends it, ST where the clearing did. */
  readonly direction: 'TS' | 'ST';
};
