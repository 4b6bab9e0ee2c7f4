/** An action somebody was told has been taken: the line it became. */
export interface Acknowledged {
  match: string;
  version: number;
  seat: number;
  action: unknown;
}

/** A line of a match as the store has it. */
export interface StoredLine {
  match: string;
  seq: number;
  seat: number;
  body: string;
}

/** The acknowledged actions that are not in the store as they were acknowledged. */
export function lost(acknowledged: readonly Acknowledged[], lines: readonly StoredLine[]): Acknowledged[] {
  const kept = new Map(lines.map(line => [`${line.match} ${line.seq}`, line]));
  return acknowledged.filter(({ match, version, seat, action }) => {
    const line = kept.get(`${match} ${version}`);
    return (
      !line || line.seat !== seat || JSON.stringify(JSON.parse(line.body).action) !== JSON.stringify(action)
    );
  });
}
