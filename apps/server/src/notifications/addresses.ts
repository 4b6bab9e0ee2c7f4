import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Whether an address belongs to this machine or a network of its own, where a stranger's webhook has no business. Whatever is
 * not plainly of the open net counts as such: ranges that lead to an IPv4 address by another name (6to4, NAT64, mapped and
 * compatible ones) too.
 */
export function isInside(address: string): boolean {
  if (!ipaddr.isValid(address)) return true;
  const ip = ipaddr.process(address);
  if (ip.range() !== 'unicast') return true;
  return ip.kind() === 'ipv6' && ODD.some(net => ip.match(ipaddr.parseCIDR(net)));
}

/** What the library takes for open: IPv4 inside IPv6 without a name, local NAT64, sites of old. */
const ODD = ['::/96', '64:ff9b:1::/48', 'fec0::/10', '2002::/16'];

/** Whether a webhook's address is one we may call, as far as it can be read; where its name leads is looked up with the call. */
export function mayCall(url: string, allowInside: boolean): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  if ((protocol !== 'https:' && protocol !== 'http:') || username || password) return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  return allowInside || isIP(host) === 0 || !isInside(host);
}
