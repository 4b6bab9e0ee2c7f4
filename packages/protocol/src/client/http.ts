import type { ErrorBody } from '../errors.ts';
import type { AnswerOf, BodyOf, ParamsOf, QueryOf, RouteName, Routes } from '../routes.ts';
import { OFFLINE, type Reply, type ServerOptions } from './reply.ts';

const ANSWER_MS = 10_000;

/** A stream has no one answer. */
type Asked = { [R in RouteName]: Routes[R] extends { streams: true } ? never : R }[RouteName];

/** A part of a call: left out where the route has none, optional where nothing in it is required. */
type Given<Name extends string, T> = T extends undefined
  ? object
  : object extends T
    ? { [N in Name]?: T }
    : { [N in Name]: T };
type Ask<R extends RouteName> = Given<'params', ParamsOf<R>> &
  Given<'query', QueryOf<R>> &
  Given<'body', BodyOf<R>>;
type Rest<R extends RouteName> = object extends Ask<R> ? [ask?: Ask<R>] : [ask: Ask<R>];

/** One call: `api('POST /api/tables/:code/join', { params: { code }, body: { seat } })`. */
export type Api = <R extends Asked>(route: R, ...ask: Rest<R>) => Promise<Reply<AnswerOf<R>>>;

export function openApi({ base = '', key }: ServerOptions = {}): Api {
  const cookies = new Map<string, string>();
  const headers: Record<string, string> = key === undefined ? {} : { authorization: `Bearer ${key}` };

  async function send(route: string, { params = {}, query = {}, body }: Parts): Promise<Response> {
    const [method, template] = route.split(' ');
    const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]));
    const search = String(new URLSearchParams(query));
    const response = await fetch(`${base}${path}${search && `?${search}`}`, {
      method,
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: {
        ...headers,
        ...(cookies.size > 0 ? { cookie: [...cookies].map(pair => pair.join('=')).join('; ') } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    // A browser keeps cookies itself; elsewhere nobody does.
    if (base !== '') keepCookies(cookies, response.headers.getSetCookie());
    return response;
  }

  return async <R extends Asked>(route: R, ...[ask]: Rest<R>): Promise<Reply<AnswerOf<R>>> => {
    try {
      const response = await send(route, (ask ?? {}) as Parts);
      const said: unknown = response.status === 204 ? undefined : await response.json();
      if (!response.ok) return { ok: false, error: (said as ErrorBody).error };
      return { ok: true, value: said as AnswerOf<R> };
    } catch {
      return OFFLINE;
    }
  };
}

interface Parts {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: object;
}

function keepCookies(cookies: Map<string, string>, lines: readonly string[]): void {
  for (const line of lines) {
    const [pair] = line.split(';');
    const [name, ...value] = pair.split('=');
    cookies.set(name, value.join('='));
  }
}
