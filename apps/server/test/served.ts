import { ROUTES } from '@signoria/protocol';
import Type, { type TSchema } from 'typebox';

/** What is served besides the protocol's table: the ceremony of passkeys, which is better-auth's, and what watches the server. */
export const STEPS = [
  'verify-registration',
  'verify-authentication',
  'generate-authenticate-options',
  'delete-passkey',
  'update-passkey',
];
const PASSKEY_BODY = Type.Object({
  id: Type.String(),
  name: Type.String(),
  response: Type.Object({ id: Type.String(), type: Type.String(), response: Type.Object({}) }),
});
type Requested = { body?: TSchema; streams?: true } & object;
const OTHERS: Record<string, Requested> = {
  'GET /api/auth/passkey/:step': {},
  'POST /api/auth/passkey/:step': { body: PASSKEY_BODY },
  'GET /healthz': {},
  'GET /readyz': {},
};
export const REQUESTED: Record<string, Requested> = { ...ROUTES, ...OTHERS };
/** Codes of better-auth are its own. */
export const ITS_CODE = /^[A-Z_]+$/;

/** The paths in Fastify's own drawing of what it serves, as `GET /path`. */
export function pathsIn(drawn: string): string[] {
  const above: string[] = [];
  return drawn.split('\n').flatMap(line => {
    const [, indent, part, methods = ''] = /^(.*)[├└]── (\S+)(?: \((.*)\))?$/.exec(line) ?? [];
    if (part === undefined) return [];
    const depth = indent.length / 4;
    above.length = depth;
    above.push(part);
    return methods.split(', ').map(method => `${method} ${above.join('')}`);
  });
}
