import ipaddr from 'ipaddr.js';

/**
 * Returns what limits count as one address: an IPv4 address, or the /64 of an IPv6 address, which one household may
 * have.
 */
export const addressKey = (address: string): string => {
  if (!ipaddr.isValid(address)) return address.slice(0, 64);
  // Gives an IPv4 address for one that an IPv6 socket writes as `::ffff:203.0.113.7`.
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
};

/** Returns a visitor's network instead of the visitor: the first 24 bits of an IPv4 address, 48 of an IPv6 one. */
export const findNetwork = (address: string): string => {
  const key = addressKey(address);
  if (key.endsWith('::/64')) return `${key.split(':').slice(0, 3).join(':')}::/48`;
  return ipaddr.isValid(key) ? `${key.split('.').slice(0, 3).join('.')}.0/24` : 'unknown';
};

/** Names of this machine as an address writes them (`URL.hostname`). */
export const loopbackNames = ['localhost', '127.0.0.1', '[::1]'] as const;

export const isLoopback = (hostname: string): boolean => loopbackNames.some((name) => name === hostname);

/**
 * Returns X-Forwarded-For without the ports that some proxies add: with them each connection would be another address.
 */
export const withoutPorts = (forwarded: string): string =>
  forwarded
    .replaceAll(/\[([\da-f:.]{2,45})\](?::\d{1,5})?/gi, '$1')
    .replaceAll(/(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}/g, '$1');
