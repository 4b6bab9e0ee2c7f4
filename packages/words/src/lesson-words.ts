/** The text of one step of a lesson. */
export interface LessonStepWords {
  /** What is to be known here, and what to do. */
  readonly say: string;
  /** What speaks against another move; left out where there is none. */
  readonly otherwise?: string;
  /** When the move has been made. */
  readonly praise?: string;
}

/** By step of the lesson, in order. */
export type LessonWords = Readonly<Record<string, LessonStepWords>>;
