import { generateKeyPairSync, sign } from 'node:crypto';

// The part of X.509's encoding (DER) that a certificate for this machine needs; Node can read certificates but not
// create them.
const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const bytes = (hex: string) => Buffer.from(hex, 'hex');
const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const integer = (value: number) => der(0x02, Buffer.from([value]));
const oid = (hex: string) => der(0x06, bytes(hex));
const utcTime = (text: string) => der(0x17, Buffer.from(text));

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
const name = sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from('wire-fake')))));
const validity = sequence(utcTime('200101000000Z'), utcTime('490101000000Z'));
const itself = sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])));
const alternativeNames = sequence(oid('551d11'), der(0x04, itself));
const mayIssue = sequence(oid('551d13'), der(0x01, bytes('ff')), der(0x04, sequence(der(0x01, bytes('ff')))));

/** A new key and a self-signed certificate for 127.0.0.1 and localhost; PEM. */
export const selfSignedCertificate = (): { key: Buffer; certificate: Buffer } => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const body = sequence(
    der(0xa0, integer(2)),
    integer(1),
    ecdsaWithSha256,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(alternativeNames, mayIssue)),
  );
  const signature = sign('sha256', body, privateKey);
  const certificate = sequence(body, ecdsaWithSha256, der(0x03, bytes('00'), signature));
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: Buffer.from(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    certificate: Buffer.from(['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')),
  };
};
