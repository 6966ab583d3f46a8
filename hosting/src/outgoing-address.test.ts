import { allowedNetworks, isRefusedAddress } from './outgoing-address.ts';

const none = allowedNetworks([]);

describe('addresses to which a channel may post', () => {
  it.each([
    '127.0.0.1',
    '127.8.9.10',
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '0:0:0:0:0:ffff:10.0.0.1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '2001:0:1::1',
    'no address',
  ])('do not include %s', (address) => expect(isRefusedAddress(address, none)).toBe(true));

  it.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '::ffff:8.8.8.8', '2606:4700::1111', '2a00:1450::1'])(
    'include %s',
    (address) => expect(isRefusedAddress(address, none)).toBe(false),
  );

  it('include private ones that an operator allows, also as mapped addresses', () => {
    const allowed = allowedNetworks(['10.1.0.0/16', 'fd00::/8']);
    expect(isRefusedAddress('10.1.2.3', allowed)).toBe(false);
    expect(isRefusedAddress('::ffff:10.1.2.3', allowed)).toBe(false);
    expect(isRefusedAddress('10.2.2.3', allowed)).toBe(true);
    expect(isRefusedAddress('fd00::1', allowed)).toBe(false);
    expect(isRefusedAddress('127.0.0.1', allowed)).toBe(true);
  });

  it.each(['10.0.0.0', 'localhost/8', '10.0.0.0/x', '10.0.0.0/64'])('cannot be allowed by %s', (network) =>
    expect(() => allowedNetworks([network])).toThrow(),
  );
});
