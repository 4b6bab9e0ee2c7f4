/** What `signoria admin` is made of. */
export { readConfig } from '../config.ts';
export { backUp, move, restore } from './backup.ts';
export { stuckMatches, verifyAll } from './check.ts';
export { closeMatch, takeBack, takeUp } from './mend.ts';
export { type Admin, type Need, openAdmin, openPlace, type Place } from './open.ts';
export { ban, bans, recoveryCode, reportDone, reports, resetPassword, unban } from './people.ts';
export { closeTable } from './tables.ts';
export { archive, exportMatch, importMatch } from './transfer.ts';
