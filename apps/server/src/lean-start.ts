import { setFlagsFromString } from 'node:v8';

/**
 * Loading the code makes short-lived objects for which V8 would set 60 MB aside and keep them as long as the server
 * is idle. Imported first, this keeps that space small until the start is over.
 */
setFlagsFromString('--optimize-for-size');
