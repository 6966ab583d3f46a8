import type { EnvelopeCommand } from '@clearbench/contracts/envelope/commands';
import type { EnvelopeEvent } from '@clearbench/contracts/envelope/events';
import { refuse } from '@clearbench/contracts/failure';
import type { Decider } from '@clearbench/event-sourcing/decider';
import { isBuiltInProfile } from '@clearbench/iso20022/envelopes/built-in-profiles';

/** `version` counts the texts since the profile was added. */
type Profile =
  | { readonly status: 'none' }
  | { readonly status: 'added'; readonly version: number; readonly text: string };

export const envelopeStream = (profileId: string): string => `envelope-${profileId}`;

type Change = Extract<EnvelopeCommand, { type: 'ChangeEnvelopeProfile' }>['data'];

const change = ({ basedOn, ...data }: Change, profile: Profile): EnvelopeEvent[] => {
  if (profile.status === 'none') return refuse('envelope.notFound', { profileId: data.profileId });
  if (profile.version !== basedOn) return refuse('envelope.stale', { expected: basedOn, actual: profile.version });
  return data.text === profile.text ? [] : [{ type: 'EnvelopeProfileChanged', data }];
};

/** An envelope profile of administrators. Profiles of the product cannot be changed; a deleted profile may be added again. */
export const envelopeDecider: Decider<Profile, EnvelopeCommand, EnvelopeEvent> = {
  initialState: { status: 'none' },
  decide({ type, data }, profile) {
    const { profileId } = data;
    if (isBuiltInProfile(profileId)) return refuse('envelope.builtIn', { profileId });
    switch (type) {
      case 'AddEnvelopeProfile':
        if (profile.status !== 'none') return refuse('envelope.alreadyAdded', { profileId });
        return [{ type: 'EnvelopeProfileAdded', data }];
      case 'ChangeEnvelopeProfile':
        return change(data, profile);
      case 'RemoveEnvelopeProfile':
        if (profile.status === 'none') return refuse('envelope.notFound', { profileId });
        return [{ type: 'EnvelopeProfileRemoved', data: { profileId } }];
    }
  },
  evolve(profile, { type, data }) {
    switch (type) {
      case 'EnvelopeProfileAdded':
        return { status: 'added', version: 1, text: data.text };
      case 'EnvelopeProfileChanged':
        return profile.status === 'none' ? profile : { status: 'added', version: profile.version + 1, text: data.text };
      case 'EnvelopeProfileRemoved':
        return { status: 'none' };
    }
  },
};
