import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

const INSIDE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv6');

/** Whether an address belongs to this machine or its own network, where a stranger's webhook has no business. */
export function isInside(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  return INSIDE.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}

/** Whether a webhook's address is one we may call. Asked when it is set and each time it is used. */
export async function mayCall(url: string, allowInside: boolean): Promise<boolean> {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  if ((protocol !== 'https:' && protocol !== 'http:') || username || password) return false;
  if (allowInside) return true;
  const host = hostname.replace(/^\[|\]$/g, '');
  try {
    const found = isIP(host) ? [{ address: host }] : await lookup(host, { all: true });
    return found.length > 0 && found.every(({ address }) => !isInside(address));
  } catch {
    return false;
  }
}
