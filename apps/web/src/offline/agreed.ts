/** What pages and their service worker have agreed on. */
export const SERVICE_WORKER = '/sw.js';
/** A page's message: the version that waits takes over now. */
export const USE_NEW_VERSION = 'use-new-version';
/** Where the words of notifications are kept, by kind and game. */
export const SAYINGS_CACHE = 'signoria-sayings';
export const SAYINGS_KEY = '/sayings.json';
