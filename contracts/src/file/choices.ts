/** TS: from the tester to the simulator; ST: from the simulator to the tester. */
export const directions = ['TS', 'ST'] as const;
export type Direction = (typeof directions)[number];

export const fileOrigins = ['template', 'upload', 'copy', 'engine'] as const;
export const fileValidities = ['valid', 'warnings', 'invalid'] as const;
export type FileValidity = (typeof fileValidities)[number];

/** How far the newest transfer of a file has come; absent when it was never sent. */
export const transferStates = [
  'requested',
  'received',
  'accepted',
  'partiallyAccepted',
  'rejected',
  'answered',
  'settled',
  'closed',
] as const;
export type TransferState = (typeof transferStates)[number];

/** What the clearing said of the newest transfer; it stands to the end, however far the transfer has come since. */
export const transferVerdicts = ['accepted', 'partiallyAccepted', 'rejected'] as const satisfies TransferState[];
export type TransferVerdict = (typeof transferVerdicts)[number];

export const groupStatuses = ['ACCP', 'PART', 'RJCT'] as const;
export type GroupStatus = (typeof groupStatuses)[number];

/** A group status in the words of the file list. */
export const verdictOf = {
  ACCP: 'accepted',
  PART: 'partiallyAccepted',
  RJCT: 'rejected',
} as const satisfies Record<GroupStatus, TransferVerdict>;

/** What a list of files can be sorted by. */
export const fileSorts = ['changedAt', 'createdAt', 'fileName', 'size'] as const;
export const sortOrders = ['ascending', 'descending'] as const;

/** Characters a search may have, and a message type. */
export const longestSearch = 120;
export const longestMessageType = 35;
