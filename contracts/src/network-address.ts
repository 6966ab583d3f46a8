const ipv4 = /(?:^|:)(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/;

/** The groups of an IPv6 address with the omitted zeros. */
const groupsOf = (address: string): readonly string[] => {
  const [head = '', tail = ''] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last];
};

/**
 * The network of an address, which names a site and not a device: /24 of IPv4 and /48 of IPv6. Empty for an unknown
 * address.
 */
export const networkOf = (address: string | undefined): string => {
  const [, prefix] = ipv4.exec(address ?? '') ?? [];
  if (prefix) return `${prefix}.0/24`;
  if (!address?.includes(':')) return '';
  const site = groupsOf(address.split('%')[0] ?? '').slice(0, 3);
  return `${site.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/48`;
};
