import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isInside, mayCall } from './addresses.ts';

export const TIMEOUT_MS = 10_000;

/** Looks a name up and lets the call go only where it may: the addresses that were checked are those that are called. */
const lookupOutside: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '');
    const [first] = found;
    if (!first || found.some(({ address }) => isInside(address)))
      return done(Object.assign(new Error(`${host} is not a public address`), { code: 'EPERM' }), '');
    if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};

/** Whose connections go to the open net alone. */
export function pinnedAgent(allowInside: boolean): https.Agent {
  return new https.Agent(allowInside ? {} : { lookup: lookupOutside });
}

/** Whether a webhook may be set to this address: where its name leads now. Asked again, by the call itself, with each call. */
export async function leadsOutside(url: string, allowInside: boolean): Promise<boolean> {
  if (!mayCall(url, allowInside)) return false;
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  if (allowInside || isIP(host) !== 0) return true;
  return new Promise(resolve => lookupOutside(host, {}, error => resolve(error === null)));
}

/** Posts JSON and answers the status. No redirection is followed. */
export function post(url: string, body: string, allowInside: boolean): Promise<number> {
  if (!mayCall(url, allowInside)) return Promise.reject(new Error('address not allowed'));
  const { request } = url.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        method: 'POST',
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Signoria',
        },
        ...(allowInside ? {} : { lookup: lookupOutside }),
      },
      answer => {
        answer.resume();
        resolve(answer.statusCode ?? 500);
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
