import { documentPath } from "@shop/schemas/paths.ts";
import { ProductLine } from "#features/books/product-line.tsx";
import type { CoursePage } from "#content/content-types.ts";
import { SideHeadingBand } from "#ui/side-heading-band.tsx";
import styles from "./workbooks.module.css";

export interface WorkbooksProps {
  course: Pick<CoursePage, "type" | "workbooks">;
}

/** The digital workbook that comes with a course (requirements §1.10), and its printed version. */
export function Workbooks({ course: { type, workbooks } }: WorkbooksProps) {
  return (
    <SideHeadingBand title="Workbook">
      <div className={styles.words}>
        <p className={styles.note}>
          A digital PDF workbook is included free with {type === "bundle" ? "each course" : "this course"}.
        </p>
        {workbooks.length > 0 && (
          <>
            <p>The printed workbook is sold separately and ships to Canada and the United States.</p>
            <ul>
              {workbooks.map((book) => (
                <li key={book._id}>
                  <ProductLine
                    href={documentPath(book)}
                    title={book.title}
                    subtitle={book.subtitle}
                    figure={book.image}
                    price={null}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </SideHeadingBand>
  );
}
