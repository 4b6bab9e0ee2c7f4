import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** How many leading bits of an IPv6 address belong to one subscriber: whoever has one address there has all of them. */
const SUBSCRIBER_BITS = 64;

/** One key for all addresses somebody has: IPv4 as it is, IPv6 by its network. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const ip = ipaddr.process(address);
  if (ip.kind() === 'ipv4') return ip.toString();
  const network = ip.toByteArray().fill(0, SUBSCRIBER_BITS / 8);
  return ipaddr.fromByteArray(network).toString();
}

/**
 * Where a request comes from, with so many proxies of our own before us: each adds one address on the right of
 * X-Forwarded-For, and what stands further left was written by whoever asked.
 */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '');
  const told = forwarded === '' ? [] : forwarded.split(',').map(one => one.trim());
  const chain = [request.socket.remoteAddress ?? '', ...told.reverse()];
  return addressKey(chain[Math.min(proxies, chain.length - 1)]);
}

/** By what somebody is counted: where they come from, and who they are if that is known. */
export function keysOf(address: string, person: { id: string } | null): string[] {
  return person ? [address, person.id] : [address];
}
