/**
 * A client of the server, for pages and programs alike: calls typed by route, messages typed by name. What goes wrong is
 * an answer, never an exception. Of the schemas it needs only the types, so that a page does not load them.
 */
export { changed, type Following, followMatch } from './follow.ts';
export { type Api, openApi } from './http.ts';
export { againMs, OFFLINE, type Reply, type ReplyError } from './reply.ts';
export { type Connection, openConnection } from './socket.ts';
