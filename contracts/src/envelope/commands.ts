type Stored = { profileId: string; name: string; text: string; namespaces: string[] };

/** `basedOn`: the version of the profile that the administrator saw; the decider refuses another version as stale. */
export type EnvelopeCommand =
  | { type: 'AddEnvelopeProfile'; data: Stored; at: string }
  | {
      type: 'ChangeEnvelopeProfile';
      data: Stored & { basedOn: number; restoredFrom?: number | undefined };
      at: string;
    }
  | { type: 'RemoveEnvelopeProfile'; data: { profileId: string }; at: string };
