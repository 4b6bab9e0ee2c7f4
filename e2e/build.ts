import { buildSite } from '../scripts/site.ts';

/** The suites run against the built site; it is built anew when anything it is made of has changed. */
export default async function setup(): Promise<void> {
  await buildSite();
}
