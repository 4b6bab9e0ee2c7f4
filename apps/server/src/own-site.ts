import type { IncomingHttpHeaders } from 'node:http';

/** A page of another site may not act with our visitor's cookie. Programs send no origin. */
export function isOwnSite({ origin, host }: IncomingHttpHeaders, publicUrl: string): boolean {
  if (origin === undefined || origin === publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** What a browser says of where a request comes from; `none`: typed by the person. */
const OWN = ['same-origin', 'none'];

/** Whether a change comes from a page of ours, or from no page at all. */
export function mayChange(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const from = headers['sec-fetch-site'];
  return isOwnSite(headers, publicUrl) && (from === undefined || OWN.includes(String(from)));
}
