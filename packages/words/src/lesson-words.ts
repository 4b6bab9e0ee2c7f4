/** What a lesson says at one of its steps. */
export interface LessonStepWords {
  /** What is to be known here, and what to do. */
  readonly say: string;
  /** What speaks against another move; left out where there is none. */
  readonly otherwise?: string;
  /** When the move has been made. */
  readonly praise?: string;
}

/** By step of the lesson, in the order in which they are told. */
export type LessonWords = Readonly<Record<string, LessonStepWords>>;
