import { BlockList, isIP } from 'node:net';

/** The networks that Fastify's `trustProxy` knows by name (RFC 1122, 1918, 3927, 4193, 4291). */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const family = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Whether an address is one of ours: a proxy that `TRUST_PROXY` names, or this machine.
 * @param trusted names and networks as `trustProxy` takes them
 */
export const trustedAddresses = (trusted: false | readonly string[]): ((address: string) => boolean) => {
  const list = new BlockList();
  // A stranger never comes from the loopback address; a proxy that nobody told us about does.
  for (const entry of ['loopback', ...(trusted || [])].flatMap((name) => named[name] ?? [name])) {
    const [network = '', bits] = entry.split('/');
    if (bits === undefined) list.addAddress(network, family(network));
    else list.addSubnet(network, Number(bits), family(network));
  }
  return (address) => {
    const plain = address.split('%', 1)[0] ?? '';
    return isIP(plain) > 0 && list.check(plain, family(plain));
  };
};
