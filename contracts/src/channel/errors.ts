import type { FailureKind } from '../failure.ts';

export const channelErrors = {
  /** No channel with this id, or a channel of another owner. */
  'channel.notFound': 'notFound',
  /** {channelId}: ids are unique in the installation, also after a deletion. */
  'channel.exists': 'conflict',
  /** {expected, actual}: versions of the settings. */
  'channel.stale': 'conflict',
  /** {limit}: channels of an environment. */
  'channel.tooMany': 'refused',
  /** The owner is no member of the environment. */
  'channel.ownerUnknown': 'refused',
  /** An administrator paused the channel. */
  'channel.paused': 'unavailable',
  /** The channel takes no files, or hands out no answers. */
  'channel.wrongDirection': 'refused',
  /** {name}: a file name without a path. */
  'channel.badName': 'invalid',
  /** The body ended before its declared length. */
  'channel.incomplete': 'invalid',
  /** The id of the origin in a header: 8 to 64 letters, digits, hyphens and underscores. */
  'channel.badOriginId': 'invalid',
  /** No answer with this name or id in the channel. */
  'channel.answerNotFound': 'notFound',
  /** The address is no http or https address, or contains credentials. */
  'channel.badUrl': 'invalid',
  /** The repeated command cannot show the secret again. */
  'channel.secretAlreadyShown': 'conflict',
  /** The channel posts nothing. */
  'channel.postsNothing': 'refused',
  /** The address belongs to a network that is not allowed. */
  'channel.addressRefused': 'refused',
  /** The address did not answer in time. */
  'channel.timeout': 'refused',
  /** The connection failed. */
  'channel.unreachable': 'refused',
  /** The address answered with a status other than 2xx. */
  'channel.badStatus': 'refused',
  /** The secret cannot be decrypted, because the secret of the installation changed. */
  'channel.secretUnreadable': 'refused',
  /** The file of the delivery was deleted. */
  'channel.fileGone': 'refused',
  /** No public key in the format of OpenSSH. */
  'channel.badKey': 'invalid',
  /** The channel is no SFTP channel, so it has no password. */
  'channel.noPasswords': 'refused',
  /** A sign-in by SFTP without a key or the password of the channel. */
  'channel.wrongKey': 'unauthenticated',
  /** {path}: the folder does not allow the operation. */
  'channel.wrongFolder': 'forbidden',
  /** {limit}: files that an SFTP channel holds or has open. */
  'channel.tooManyHeld': 'tooMany',
  /** {name}: no file with this name in the folder. */
  'channel.noSuchFile': 'notFound',
  /** The parts of an upload have to follow each other. */
  'channel.notInOrder': 'refused',
  /** The name or address of a server. */
  'channel.badHost': 'invalid',
  /** No SHA-256 fingerprint as OpenSSH shows it. */
  'channel.badFingerprint': 'invalid',
  /** A path of a folder on the server of the bank. */
  'channel.badFolder': 'invalid',
  /** No private key, or one with a passphrase. */
  'channel.badPrivateKey': 'invalid',
  /** Answers go out by this channel, so it needs a folder for them. */
  'channel.noOutFolder': 'invalid',
  /** The channel has no password and no key for the server of the bank. */
  'channel.noCredential': 'refused',
  /** {fingerprint}: the server has a host key that the channel does not accept. */
  'channel.wrongHostKey': 'refused',
  /** The server refused the user name with the password or key. */
  'channel.signInRefused': 'refused',
  /** {path}: the server has no such folder, or refuses it. */
  'channel.folderUnusable': 'refused',
  /** {path}: the server refused a request about a file. */
  'channel.serverRefused': 'refused',
  /** The address of a queue. */
  'channel.badQueue': 'invalid',
  /** No certificate as PEM. */
  'channel.badCertificate': 'invalid',
  /** The sign-in at a message broker has a password, not a key. */
  'channel.noPassword': 'invalid',
  /** {reason}: the certificate of the server is not valid, or has another name. */
  'channel.wrongCertificate': 'refused',
  /** {queue, reason}: the broker has no such queue, or refuses it. */
  'channel.queueUnusable': 'refused',
  /** {reason}: the broker ended the connection with an error. */
  'channel.brokerFailed': 'refused',
  /** The message has no reply-to, and the channel has no queue for answers. */
  'channel.noReplyTo': 'refused',
  /** {reason}: the broker did not accept the answer. */
  'channel.answerRefused': 'refused',
  /** A message without a body. */
  'channel.noBody': 'invalid',
  /** A message whose body is no text and no bytes. */
  'channel.badBody': 'invalid',
  /** {contentType}: a message of another type than XML, or compressed. */
  'channel.badContentType': 'invalid',
  /** {path}: the folder for answers has another file of this name. */
  'channel.nameTaken': 'refused',
} as const satisfies Record<string, FailureKind>;
