import type { KeyStore } from '@clearbench/stores/key-store/key-store';

/** The name of the key among the others; no user has it as an id. */
const ownerOfKey = 'sftp-host-key';

/**
 * The secret of the host key, which is created at the first start of the SFTP server. It is with the other keys: every
 * command service has the same one, backups contain it, and it stays when the secret of the installation changes.
 */
export const hostKeySecret = async (keys: Pick<KeyStore, 'keyOf'>): Promise<Uint8Array> =>
  (await keys.keyOf(ownerOfKey, 0)).key;
