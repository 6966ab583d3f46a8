/** TS: from the tester to the simulator; ST: from the simulator to the tester. */
export const directions = ['TS', 'ST'] as const;
export type Direction = (typeof directions)[number];

export const fileOrigins = ['template', 'upload', 'copy', 'channel', 'engine'] as const;
export const fileValidities = ['valid', 'warnings', 'invalid'] as const;
export type FileValidity = (typeof fileValidities)[number];

/** The state of the newest transfer of a file; absent for a file that was never sent. */
export const transferStates = [
  'requested',
  'received',
  'accepted',
  'partiallyAccepted',
  'rejected',
  'timedOut',
  'answered',
  'settled',
  'closed',
] as const;
export type TransferState = (typeof transferStates)[number];

/** The clearing's verdict on the newest transfer; it does not change with later states of the transfer. */
export const transferVerdicts = ['accepted', 'partiallyAccepted', 'rejected'] as const satisfies TransferState[];
export type TransferVerdict = (typeof transferVerdicts)[number];

export const groupStatuses = ['ACCP', 'PART', 'RJCT'] as const;
export type GroupStatus = (typeof groupStatuses)[number];

/** The verdict for each ISO 20022 group status. */
export const verdictOf = {
  ACCP: 'accepted',
  PART: 'partiallyAccepted',
  RJCT: 'rejected',
} as const satisfies Record<GroupStatus, TransferVerdict>;

/** The sort fields of the file list. */
export const fileSorts = ['changedAt', 'createdAt', 'fileName', 'size'] as const;
export const sortOrders = ['ascending', 'descending'] as const;

/** Most characters of a search text or a message type. */
export const longestSearch = 120;
export const longestMessageType = 35;
