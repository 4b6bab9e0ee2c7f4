/**
 * A client for the server, for pages and programs: calls typed by route, messages typed by name. Errors are
 * returned, never thrown. It uses only the types of the schemas, so a page does not load them.
 */
export { changed, type Following, followMatch } from './follow.ts';
export { type Api, openApi } from './http.ts';
export { againMs, OFFLINE, type Reply, type ReplyError } from './reply.ts';
export { type Connection, openConnection } from './socket.ts';
