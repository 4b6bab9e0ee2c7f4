/** The terminal's text for statistics. */
export interface StatsWords {
  about: string;
  files: string;
  svg: string;
  json: string;
  /** What `sim` and `arena` say about the file they write. */
  rows: string;
  csv: string;
  problems: Readonly<Record<string, string>>;
  seatsHead: string;
  games: string;
  points: string;
  length: string;
  /** Over the charts of the two. */
  pointsChart: string;
  lengthChart: string;
  seats: string;
  things: string;
  thing: string;
  timesFair: string;
  players(players: number): string;
  /** A place in the order of play. */
  place(place: number): string;
  placeOf(place: number, players: number): string;
  /** A share with half of its interval. */
  percent(share: number, margin: number): string;
}
