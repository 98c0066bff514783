import ipaddr from 'ipaddr.js';

/** What limits count as one address: an IPv4 address, or the /64 of an IPv6 address, which one household may have. */
export const addressKey = (address: string): string => {
  if (!ipaddr.isValid(address)) return address.slice(0, 64);
  // Gives an IPv4 address for one that an IPv6 socket writes as `::ffff:203.0.113.7`.
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
};
