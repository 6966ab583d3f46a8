import { X509Certificate } from 'node:crypto';
import { readPrincipal } from '@clearbench/access/read-principal';
import type { CredentialForm } from '@clearbench/contracts/channel/channel-form';
import type { AmqpSettings, ChannelSettings, SftpClientSettings } from '@clearbench/contracts/channel/settings';
import { Failure } from '@clearbench/contracts/failure';
import { worksIn } from '@clearbench/contracts/session/principal';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import type { ReadModels } from '@clearbench/stores/read-models';

const isReadable = (certificate: string): boolean => {
  try {
    return new X509Certificate(certificate).subject !== '';
  } catch {
    return false;
  }
};

const checkSftpClient = ({ direction, outFolder }: SftpClientSettings): void => {
  if (direction === 'both' && outFolder === undefined)
    throw new Failure('channel.noOutFolder', { place: '/body/settings/outFolder' });
};

const checkAmqp = ({ certificate }: AmqpSettings, credential: CredentialForm | undefined): void => {
  if (credential !== undefined && credential.type !== 'password')
    throw new Failure('channel.noPassword', { place: '/body/credential/type' });
  if (certificate !== undefined && !isReadable(certificate))
    throw new Failure('channel.badCertificate', { place: '/body/settings/certificate' });
};

/** The owner has to be a member, the environment has to offer the rulebook, and the settings have to fit each other. */
export const checkSettings = async (
  views: ReadModels,
  environmentId: string,
  settings: ChannelSettings,
  credential: CredentialForm | undefined,
): Promise<void> => {
  const environment = await views.get(simEnvView, environmentId);
  if (!environment) throw new Failure('simEnv.notFound');
  if (settings.kind === 'sftpClient') checkSftpClient(settings);
  if (settings.kind === 'amqp') checkAmqp(settings, credential);
  if (settings.kind !== 'webhook' && !environment.versions.includes(settings.rbVersion))
    throw new Failure('simEnv.versionUnknown', { place: '/body/settings/rbVersion' });
  const owner = await readPrincipal(views)({ sessionId: '', userId: settings.ownerId });
  if (!owner || !worksIn(owner, environmentId))
    throw new Failure('channel.ownerUnknown', { place: '/body/settings/ownerId' });
};
