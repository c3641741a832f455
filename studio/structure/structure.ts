import { BellIcon, CogIcon, DocumentIcon, PlayIcon, UserIcon } from "@sanity/icons";
import type { StructureBuilder, StructureResolver } from "sanity/structure";

/** The desk, by what editors think in. */
export const structure: StructureResolver = (S) =>
  S.list()
    .id("content")
    .title("Content")
    .items([
      S.listItem().id("courses").title("Courses").icon(PlayIcon).child(courses(S)),
      S.documentTypeListItem("instructor").title("Instructors").icon(UserIcon),
      S.divider(),
      S.documentTypeListItem("page").title("Pages").icon(DocumentIcon),
      S.documentTypeListItem("announcement").title("Announcements").icon(BellIcon),
      S.divider(),
      S.listItem()
        .id("siteSettings")
        .title("Site settings")
        .icon(CogIcon)
        .child(S.document().schemaType("siteSettings").documentId("siteSettings").title("Site settings")),
    ]);

const courses = (S: StructureBuilder) =>
  S.list()
    .id("courses")
    .title("Courses")
    .items([
      S.documentTypeListItem("course").id("all").title("All courses"),
      S.divider(),
      courseList(S, { id: "adult", title: "Adults", filter: `audience == "adult" && type != "bundle"` }),
      courseList(S, { id: "kids", title: "Kids", filter: `audience == "kids" && type != "bundle"` }),
      courseList(S, { id: "bundles", title: "Bundles", filter: `type == "bundle"` }),
    ]);

interface CourseList {
  id: string;
  title: string;
  filter: string;
}

const courseList = (S: StructureBuilder, { id, title, filter }: CourseList) =>
  S.listItem()
    .id(id)
    .title(title)
    .icon(PlayIcon)
    .child(
      S.documentList()
        .id(id)
        .title(title)
        .schemaType("course")
        .filter(`_type == "course" && ${filter}`)
        .apiVersion("2026-06-01")
        .defaultOrdering([{ field: "orderInSeries", direction: "asc" }]),
    );
