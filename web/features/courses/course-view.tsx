import { viewedItem } from "#features/analytics/item-data.ts";
import { BundleContents } from "#features/courses/bundle-contents.tsx";
import { toFormId } from "#features/courses/add-to-cart-form.tsx";
import { BuyBar } from "#features/courses/buy-bar.tsx";
import { Certificate } from "#features/courses/certificate.tsx";
import { CourseHeader } from "#features/courses/course-header.tsx";
import { CourseOverview } from "#features/courses/course-overview.tsx";
import { CourseQuestions } from "#features/courses/course-questions.tsx";
import { CourseTerms } from "#features/courses/course-terms.tsx";
import { FeatureList } from "#features/courses/feature-list.tsx";
import { FinalCall } from "#features/courses/final-call.tsx";
import { ForSchools } from "#features/courses/for-schools.tsx";
import { LearningGoals } from "#features/courses/learning-goals.tsx";
import { Prerequisites } from "#features/courses/prerequisites.tsx";
import { Teacher } from "#features/courses/teacher.tsx";
import { Topics } from "#features/courses/topics.tsx";
import { Workbooks } from "#features/courses/workbooks.tsx";
import type { CoursePage, SitePaths } from "#content/content-types.ts";
import type { Offer, Offers } from "#commerce/offer.ts";
import { Quotations } from "#ui/quotations.tsx";

export interface CourseViewProps {
  course: CoursePage;
  offer: Offer;
  /** For a bundle's courses. */
  offers: Offers;
  /** The site's name. */
  school: string | null;
  paths: SitePaths;
}

const priceId = "price";
const finalPriceId = "final-price";

/** A course's page. Empty sections are left out without a gap. */
export function CourseView({ course, offer, offers, school, paths }: CourseViewProps) {
  return (
    <article {...viewedItem}>
      <CourseHeader course={course} offer={offer} priceId={priceId} paths={paths} />
      <CourseTerms course={course} offer={offer} paths={paths} />
      <Prerequisites courses={course.prerequisites} />
      <CourseOverview overview={course.overview} />
      <BundleContents courses={course.bundledCourses} offer={offer} offers={offers} />
      <Topics course={course} />
      <LearningGoals course={course} />
      <FeatureList features={course.features} />
      <Workbooks course={course} />
      <Teacher instructor={course.instructor} />
      <Certificate course={course} school={school} />
      <ForSchools discounts={course.classroomDiscounts} paths={paths} />
      <Quotations title="What learners say" quotations={course.reviews} />
      <CourseQuestions questions={course.courseFaq} />
      <FinalCall course={course} offer={offer} priceId={finalPriceId} paths={paths} />
      <BuyBar course={course} offer={offer} after={toFormId(priceId)} before={toFormId(finalPriceId)} />
    </article>
  );
}
