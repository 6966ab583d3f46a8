import type { Profile } from '../profile.ts';

/** The profile under which the samples are valid: Wednesday, 15 October 2025, 11:00 at the clearing. */
export const sctProfile: Profile = {
  scheme: 'sct',
  rbVersion: '2025',
  now: '2025-10-15T09:00:00Z',
  clearing: { systemCode: 'ST2', bic: 'ZYCSDEF0XXX' },
  senderBic: 'ZYDODEF0XXX',
};

export const instProfile: Profile = { ...sctProfile, scheme: 'inst' };

export const coreProfile: Profile = { ...sctProfile, scheme: 'core' };

export const b2bProfile: Profile = { ...sctProfile, scheme: 'b2b' };
