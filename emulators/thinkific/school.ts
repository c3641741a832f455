import { ThinkificError } from "#thinkific/thinkific-error.ts";

/** With Thinkific's field names, like the enrollment. */
export interface User {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  custom_profile_fields: readonly { custom_profile_field_definition_id: number; value: string }[];
}

export interface Enrollment {
  id: number;
  user_id: number;
  course_id: number;
  activated_at: string | null;
  expiry_date: string | null;
  /** From 0 to 1. */
  percentage_completed: number;
}

type Dates = Partial<Pick<Enrollment, "activated_at" | "expiry_date">>;

export interface School {
  findUsers: (email: string) => User[];
  addUser: (user: Omit<User, "id">) => User;
  enrollmentsOf: (userId: number) => Enrollment[];
  enroll: (userId: number, courseId: number, dates: Dates) => Enrollment;
  /** Without `activated_at`, it becomes a free trial; without `expiry_date`, it has no end. */
  update: (id: number, dates: Dates) => void;
  /** Somebody takes half of a course. */
  progress: (email: string, courseId: number) => void;
}

/** A school's users and their enrollments, of which there's one for each course. */
export function createSchool(courseIds: readonly number[]): School {
  const users: User[] = [];
  const enrollments: Enrollment[] = [];
  const findUsers = (email: string) => users.filter((user) => user.email === email.toLowerCase());
  return {
    findUsers,
    addUser: (given) => {
      if (findUsers(given.email).length > 0) throw new ThinkificError(422, "has already been taken", "email");
      const user = { ...given, id: 5001 + users.length, email: given.email.toLowerCase() };
      users.push(user);
      return user;
    },
    enrollmentsOf: (userId) => enrollments.filter(({ user_id }) => user_id === userId),
    enroll: (user_id, course_id, dates) => {
      if (!users.some(({ id }) => id === user_id)) throw new ThinkificError(422, "can't be blank", "user");
      if (!courseIds.includes(course_id)) throw new ThinkificError(422, "can't be blank", "course");
      if (enrollments.some((known) => known.user_id === user_id && known.course_id === course_id))
        throw new ThinkificError(422, "is already enrolled in this course", "user");
      const enrollment = {
        id: 7001 + enrollments.length,
        user_id,
        course_id,
        activated_at: null,
        expiry_date: null,
        percentage_completed: 0,
        ...dates,
      };
      enrollments.push(enrollment);
      return enrollment;
    },
    update: (id, dates) => {
      const enrollment = enrollments.find((known) => known.id === id);
      if (!enrollment) throw new ThinkificError(404, "Record not found.");
      Object.assign(enrollment, { activated_at: null, expiry_date: null, ...dates });
    },
    progress: (email, courseId) => {
      const [user] = findUsers(email);
      const enrollment = enrollments.find(
        ({ user_id, course_id }) => user_id === user?.id && course_id === courseId,
      );
      if (enrollment) enrollment.percentage_completed = 0.5;
    },
  };
}
