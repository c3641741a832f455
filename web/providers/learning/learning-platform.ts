export interface Learner {
  /** The names are empty if nobody knows them. */
  first: string;
  last: string;
  email: string;
  /** The seat's id in the order (requirements §3.12); null for a gift. */
  studentId: string | null;
}

export interface LearningCourse {
  /** The course's `thinkificId` (requirements §3.41). */
  id: string;
  title: string;
}

export interface Enrollment {
  learner: Learner;
  courses: readonly LearningCourse[];
  /** When access ends, in ms since 1970. */
  expiresAt: number;
}

/** Where people take their courses. Every method rejects with a LearningPlatformError if the platform can't be reached. */
export interface LearningPlatform {
  /**
   * Opens the courses for a learner, with an account if they have none. Repeating it changes nothing, and it never shortens access.
   * Resolves with the URL where they start.
   */
  enroll: (enrollment: Enrollment) => Promise<{ learningUrl: string }>;
  /** Ends a learner's access to courses. Someone who has none stays as they are. */
  withdraw: (email: string, courseIds: readonly string[]) => Promise<void>;
  /** Whether a learner has begun any of these courses. */
  hasStarted: (email: string, courseIds: readonly string[]) => Promise<boolean>;
  /** The ids of the courses that are open for a learner. */
  readOpenCourses: (email: string) => Promise<string[]>;
  /** When a learner's access to each open course ends, in ms since 1970; infinity if it never does. */
  readAccessEnds: (email: string) => Promise<ReadonlyMap<string, number>>;
}

/** What failed and how, without anything about the learner. */
export class LearningPlatformError extends Error {
  override name = "LearningPlatformError";
}
