import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** The IPv4 networks that are not public (IANA special-purpose addresses), with multicast and reserved ones. */
const privateV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** The public IPv6 addresses, and the networks among them that are not public or that contain an IPv4 address. */
const publicV6 = ['2000::', 3] as const;
const privateV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const listOf = (networks: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const [address, bits] of networks) list.addSubnet(address, bits, family);
  return list;
};

const [refusedV4, refusedV6, globalV6] = [
  listOf(privateV4, 'ipv4'),
  listOf(privateV6, 'ipv6'),
  listOf([publicV6], 'ipv6'),
];

/** The IPv4 address in an IPv4-mapped IPv6 address; undefined for another one. */
const mappedV4 = (address: string): string | undefined => {
  const canonical = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(canonical ?? '') ?? [];
  if (high === undefined || low === undefined) return undefined;
  const [upper, lower] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [upper >> 8, upper & 255, lower >> 8, lower & 255].join('.');
};

/** Networks that an operator allows, such as `10.1.0.0/16`. */
export type AllowedNetworks = { includes(address: string): boolean };

/** The networks of a list in CIDR notation. Throws for a network that cannot be read. */
export const allowedNetworks = (networks: readonly string[]): AllowedNetworks => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits = ''] = network.split('/');
    const family = isIPv4(address) ? 'ipv4' : isIPv6(address) ? 'ipv6' : undefined;
    if (family === undefined || !/^\d{1,3}$/.test(bits)) throw new Error(`${network} is no network`);
    list.addSubnet(address, Number(bits), family);
  }
  return {
    includes: (address) => {
      const plain = mappedV4(address) ?? address;
      return list.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
    },
  };
};

/** Whether an address belongs to the own or to another network that is not public; zone ids are never public. */
const isPrivate = (address: string): boolean => {
  const v4 = isIPv4(address) ? address : mappedV4(address);
  if (v4 !== undefined) return refusedV4.check(v4, 'ipv4');
  return (
    !isIPv6(address) || address.includes('%') || !globalV6.check(address, 'ipv6') || refusedV6.check(address, 'ipv6')
  );
};

/** Whether the bench must not connect to an address. */
export const isRefusedAddress = (address: string, allowed: AllowedNetworks): boolean =>
  isPrivate(address) && !(!address.includes('%') && (isIPv4(address) || isIPv6(address)) && allowed.includes(address));
