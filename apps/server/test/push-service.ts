import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import tls from 'node:tls';
import type { PushBody } from '@signoria/protocol';

/** Good for 127.0.0.1 from 2020 to 2120 and for nothing else. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgsaDd5ghZV2M0QT9Q
BoOJnGg5jmxNkVbMXYJyArPh9AehRANCAATwaXmmZ7jWfpOGsaIj7PsgmXQQxgJk
MQytkMXyXYVQUElENkPoLbEtqXIzepIoTDA1ZKGICh6ZILiEGaxScBI7
-----END PRIVATE KEY-----`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBXTCCAQKgAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAkxMjcuMC4w
LjEwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBQxEjAQBgNVBAMM
CTEyNy4wLjAuMTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABPBpeaZnuNZ+k4ax
oiPs+yCZdBDGAmQxDK2QxfJdhVBQSUQ2Q+gtsS2pcjN6kihMMDVkoYgKHpkguIQZ
rFJwEjujQzBBMA8GA1UdEQQIMAaHBH8AAAEwDwYDVR0TAQH/BAUwAwEB/zAdBgNV
HQ4EFgQUUP47T+WZch8Hn1wVFa+CVT/s7jYwCgYIKoZIzj0EAwIDSQAwRgIhAJvM
HotB9epOFPgB2UoraOX2uoCJCXDsDZf2GZ2zOG5GAiEA+53+HYyIv2kyxVA/Adb8
GCh/vXxP9iRlfSuKDEitLZM=
-----END CERTIFICATE-----`;

/** A browser's subscription, and what reached it, decrypted. */
export interface Device {
  body: PushBody;
  received: unknown[];
  /** How the service answers the next posts; 201 when there is nothing left. */
  answers: number[];
  /** Posts that came in, whatever the answer. */
  posts: number;
}

export interface PushService {
  /** A browser that lets itself be told by the server with this key. */
  subscribe(publicKey: string): Device;
  close(): void;
}

/** A push service as browsers have one (RFC 8030): it checks who sends (RFC 8292), the device decrypts (RFC 8291). */
export async function openPushService(): Promise<PushService> {
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), CERTIFICATE]);
  const devices = new Map<string, { device: Device; open(message: Buffer): unknown; publicKey: string }>();
  const server = createServer({ key: KEY, cert: CERTIFICATE }, async (request, response) => {
    const found = devices.get(request.url ?? '');
    if (!found) return response.writeHead(404).end();
    const message = await buffer(request);
    const { device, open, publicKey } = found;
    device.posts++;
    const isKnown = isSignedBy(publicKey, origin, request);
    const status = isKnown ? (device.answers.shift() ?? 201) : 403;
    if (status === 201) device.received.push(open(message));
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    subscribe(publicKey) {
      const path = `/${randomBytes(8).toString('hex')}`;
      const { keys, open } = newKeys();
      const device: Device = { body: { endpoint: origin + path, keys }, received: [], answers: [], posts: 0 };
      devices.set(path, { device, open, publicKey });
      return device;
    },
    close: () => server.close(),
  };
}

/** Whether the token is for this service, for today, names somebody to write to, and is signed with the server's key. */
function isSignedBy(publicKey: string, origin: string, { headers }: IncomingMessage): boolean {
  const said = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(headers.authorization ?? '');
  if (!said || headers['content-encoding'] !== 'aes128gcm' || !Number(headers.ttl)) return false;
  const [, head, body, signature, key] = said;
  const { aud, exp, sub } = JSON.parse(Buffer.from(body, 'base64url').toString());
  const now = Date.now() / 1000;
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: part(point, 1), y: part(point, 33) };
  return (
    key === publicKey &&
    aud === origin &&
    exp > now &&
    exp <= now + 86_400 &&
    /^(mailto|https):/.test(sub) &&
    verify(
      'sha256',
      Buffer.from(`${head}.${body}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  );
}

function part(point: Buffer, from: number): string {
  return point.subarray(from, from + 32).toString('base64url');
}

/** The keys a browser makes for a subscription, and how it opens what was sealed for them. */
function newKeys() {
  const curve = createECDH('prime256v1');
  const own = curve.generateKeys();
  const auth = randomBytes(16);
  const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  return {
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    open(message: Buffer): unknown {
      const salt = message.subarray(0, 16);
      const sender = message.subarray(21, 21 + message[20]);
      const sealed = message.subarray(21 + message[20]);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
      const secret = derive(curve.computeSecret(sender), auth, info, 32);
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}
