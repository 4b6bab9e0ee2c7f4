import { SqliteAdapter, SqliteDialect } from 'kysely';

/** SQLite can undo changes of tables like any other; Kysely does not count on it, and would leave half of a migration. */
class Undoable extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** For bringing the tables of a file up to date: all of it or nothing. */
export class SqliteMigrations extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new Undoable();
  }
}
