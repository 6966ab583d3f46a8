/** Versions of EventStoreDB whose behaviour differs here. */
const versions = ['22.10', '23.10', '24.10', '25.0'] as const;

export type ServerVersion = (typeof versions)[number];

export const isAtLeast = (version: ServerVersion, other: ServerVersion): boolean =>
  versions.indexOf(version) >= versions.indexOf(other);
