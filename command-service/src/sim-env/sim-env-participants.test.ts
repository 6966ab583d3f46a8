import type { SimEnvCommand } from '@clearbench/contracts/sim-env/commands';
import type { SimEnvEvent } from '@clearbench/contracts/sim-env/events';
import { sampleSettings } from '@clearbench/contracts/sim-env/testing/settings.fixture';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { simEnvDecider } from './sim-env-decider.ts';

const { given } = specFor(simEnvDecider);
const at = '2026-11-21T08:00:00.000Z';
const environmentId = 'e1';
const bic = 'ZYBBFRP0XXX';

const settingsWith = (...bics: string[]) => ({
  ...sampleSettings,
  clearing: { ...sampleSettings.clearing, participants: bics.map((one) => ({ bic: one, name: one })) },
});
const opened: SimEnvEvent = { type: 'SimEnvOpened', data: { environmentId, settings: settingsWith(bic, 'ZYCCITM0') } };
const changed = (...bics: string[]): SimEnvEvent => ({
  type: 'SimEnvSettingsChanged',
  data: { environmentId, settings: settingsWith(...bics) },
});
const claimed = (userId: string): SimEnvEvent => ({
  type: 'SimEnvParticipantClaimed',
  data: { environmentId, bic, userId },
});
const released = (userId: string): SimEnvEvent => ({
  type: 'SimEnvParticipantReleased',
  data: { environmentId, bic, userId },
});
const claim = (userId: string, lapsed?: string, asked = bic): SimEnvCommand => ({
  type: 'ClaimParticipant',
  data: { environmentId, bic: asked, userId, lapsed },
  at,
});
const release = (userId: string, byAdministrator = false): SimEnvCommand => ({
  type: 'ReleaseParticipant',
  data: { environmentId, bic, userId, byAdministrator },
  at,
});

describe('a participant of an environment', () => {
  it('is claimed by a tester, with or without the branch of the head office', () => {
    given(opened).when(claim('u1')).emits(claimed('u1'));
    given(opened)
      .when(claim('u1', undefined, 'ZYBBFRP0'))
      .emits(claimed('u1'));
    given(opened, claimed('u1')).when(claim('u1')).emitsNothing();
    given(opened)
      .when(claim('u1', undefined, 'ZYDDESM0'))
      .refuses('simEnv.participantUnknown', { bic: 'ZYDDESM0' });
  });

  it('is answered by hand or by the scenario list of its tester, who changes it', () => {
    const claimWith = (answers?: 'hand' | 'scenario'): SimEnvCommand => ({
      type: 'ClaimParticipant',
      data: { environmentId, bic, userId: 'u1', answers },
      at,
    });
    const byScenario: SimEnvEvent = {
      type: 'SimEnvParticipantClaimed',
      data: { environmentId, bic, userId: 'u1', answers: 'scenario' },
    };
    given(opened).when(claimWith('scenario')).emits(byScenario);
    given(opened, claimed('u1')).when(claimWith('scenario')).emits(byScenario);
    given(opened, byScenario).when(claimWith()).emitsNothing();
    given(opened, byScenario).when(claimWith('hand')).emits(claimed('u1'));
    given(opened, byScenario, released('u1')).when(claimWith()).emits(claimed('u1'));
  });

  it('has one holder at a time', () => {
    given(opened, claimed('u1')).when(claim('u2')).refuses('simEnv.participantHeld', { bic });
    given(opened, claimed('u1'), released('u1')).when(claim('u2')).emits(claimed('u2'));
  });

  it('is taken over from an account that no longer works in the environment, and from no other', () => {
    given(opened, claimed('u1')).when(claim('u2', 'u1')).emits(released('u1'), claimed('u2'));
    given(opened, claimed('u3')).when(claim('u2', 'u1')).refuses('simEnv.participantHeld', { bic });
  });

  it('is released by its holder or an administrator', () => {
    given(opened, claimed('u1')).when(release('u1')).emits(released('u1'));
    given(opened, claimed('u1')).when(release('u2', true)).emits(released('u1'));
    given(opened, claimed('u1')).when(release('u2')).refuses('simEnv.participantHeld', { bic });
    given(opened).when(release('u1')).emitsNothing();
  });

  it('loses its holder when it leaves the list, and keeps the holder when others do', () => {
    given(opened, claimed('u1'), changed('ZYCCITM0'), changed(bic)).when(claim('u2')).emits(claimed('u2'));
    given(opened, claimed('u1'), changed(bic)).when(claim('u2')).refuses('simEnv.participantHeld', { bic });
  });
});
