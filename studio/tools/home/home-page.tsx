import { Card, Container, Grid, Heading, Stack } from "@sanity/ui";
import { useState } from "react";
import { useCurrentUser } from "sanity";
import { useMayWrite } from "../../documents/use-may-write.ts";
import { ComingUp } from "./coming-up.tsx";
import { NewDocuments } from "./new-documents.tsx";
import { ReviewersComments } from "./reviewers-comments.tsx";
import { SetUpSite } from "./set-up-site.tsx";
import { UnpublishedChanges } from "./unpublished-changes.tsx";

/** Where an editor starts: what a new site lacks, what's unfinished, new documents, and what happens next. */
export function HomePage() {
  const [now] = useState(() => new Date());
  const user = useCurrentUser();
  const mayCreate = useMayWrite("blogPost");
  return (
    <Card data-testid="home" height="fill" overflow="auto">
      <Container paddingX={[3, 4]} paddingY={[4, 5]} width={3}>
        <Stack gap={5}>
          <Heading as="h1" size={3}>
            {user?.name ? `Welcome, ${user.name.split(" ")[0]}` : "Welcome"}
          </Heading>
          <Grid gap={4} gridTemplateColumns={[1, 1, 2]}>
            <Stack gap={4}>
              {mayCreate && <SetUpSite />}
              <UnpublishedChanges />
              <ReviewersComments />
            </Stack>
            <Stack gap={4}>
              {/* First, so that nothing that loads moves its buttons away from a click. */}
              {mayCreate && <NewDocuments />}
              <ComingUp now={now} />
            </Stack>
          </Grid>
        </Stack>
      </Container>
    </Card>
  );
}
