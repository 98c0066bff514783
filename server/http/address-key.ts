import ipaddr from 'ipaddr.js';

/** Whom an address counts for: itself, or its /64, because one IPv6 household has that many addresses. */
export const addressKey = (address: string): string => {
  if (!ipaddr.isValid(address)) return address.slice(0, 64);
  // An IPv4 address that an IPv6 socket writes as `::ffff:203.0.113.7` becomes what it is.
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
};
