import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Failure } from '@clearbench/contracts/failure';
import { type AllowedNetworks, isRefusedAddress } from '@clearbench/hosting/outgoing-address';

const addressRefused = () => new Failure('channel.addressRefused');

type Resolve = (
  hostname: string,
  options: { readonly all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** The networks to which the bench connects. */
export type Guarded = {
  readonly allowed: AllowedNetworks;
  /** For tests: resolves names. */
  readonly resolve?: Resolve;
};

/** Refuses a literal address, which is not looked up, in a network that is not allowed. */
export const demandAllowed = ({ allowed }: Guarded, host: string): void => {
  if (isIP(host) !== 0 && isRefusedAddress(host, allowed)) throw addressRefused();
};

/**
 * Resolves a name for one connection and refuses it if any of its addresses is refused. The check applies to the address
 * of the connection itself, so a name that resolves differently the next time does not bypass it.
 */
export const checkedLookup =
  ({ allowed, resolve = dnsLookup }: Guarded): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { all: true }, (error, addresses) => {
      if (error) return done(error, []);
      if (addresses.length === 0 || addresses.some(({ address }) => isRefusedAddress(address, allowed)))
        return done(addressRefused(), []);
      const [first] = addresses;
      if (options.all) return done(null, addresses);
      return done(null, first?.address ?? '', first?.family);
    });
  };
