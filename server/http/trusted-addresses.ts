import { compile } from '@fastify/proxy-addr';

/**
 * Whether an address is one of ours: a proxy that `TRUST_PROXY` names, or this machine. Fastify's `trustProxy` decides
 * by the same function.
 * @param trusted names and networks as `trustProxy` takes them
 */
export const trustedAddresses = (trusted: false | readonly string[]): ((address: string) => boolean) => {
  // A stranger never comes from the loopback address; a proxy that nobody told us about does.
  const isTrusted = compile(['loopback', ...(trusted || [])]);
  return (address) => isTrusted(address, 0);
};
