import { AddIcon } from "@sanity/icons";
import { Button, Flex } from "@sanity/ui";
import { useIntentLink } from "sanity/router";
import { pageTemplateIds } from "../../templates/page-templates.ts";
import { templateIds } from "../../templates/templates.ts";
import { HomeCard } from "./home-card.tsx";

const kinds = [
  { title: "Blog post", type: "blogPost", template: "blogPost" },
  { title: "Announcement", type: "announcement", template: "announcement" },
  { title: "Page", type: "page", template: "page" },
  { title: "Landing page", type: "page", template: pageTemplateIds.landingPage },
  { title: "Adult course", type: "course", template: templateIds.adultCourse },
  { title: "Kids course", type: "course", template: templateIds.kidsCourse },
  { title: "Free lesson", type: "freeLesson", template: "freeLesson" },
] as const;

/** Links that create what's created most. */
export function NewDocuments() {
  return (
    <HomeCard title="Start something new">
      <Flex gap={2} wrap="wrap">
        {kinds.map((kind) => (
          <NewDocument key={kind.title} {...kind} />
        ))}
      </Flex>
    </HomeCard>
  );
}

function NewDocument({ title, type, template }: (typeof kinds)[number]) {
  const { href, onClick } = useIntentLink({ intent: "create", params: { type, template } });
  return <Button as="a" href={href} icon={AddIcon} mode="ghost" onClick={onClick} text={title} />;
}
