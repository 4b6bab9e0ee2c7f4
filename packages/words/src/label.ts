/** A name and a sentence about it. */
export interface Label {
  name: string;
  help: string;
}
