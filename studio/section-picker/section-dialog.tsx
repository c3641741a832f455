import { SearchIcon } from "@sanity/icons";
import { Button, Dialog, Flex, Heading, Spinner, Stack, Text, TextInput } from "@sanity/ui";
import { useEffect, useRef, useState } from "react";
import { getPublishedId, useFormValue } from "sanity";
import { useListenedQuery } from "../documents/use-listened-query.ts";
import {
  describeSection,
  findSections,
  pagesQuery,
  pagesSchema,
  type PageWithSections,
  type Section,
} from "./listed-sections.ts";

interface SectionDialogProps {
  onChoose: (section: Section) => void;
  onCancel: () => void;
}

/** The sections of all other pages, to copy one. */
export function SectionDialog({ onChoose, onCancel }: SectionDialogProps) {
  const [search, setSearch] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Dialog header="Copy a section" id="copy-section" onClickOutside={onCancel} onClose={onCancel} width={1}>
      <Stack gap={4} padding={4}>
        <TextInput
          aria-label="Search sections"
          icon={SearchIcon}
          onChange={(event) => setSearch(event.currentTarget.value)}
          placeholder="Search by title, type, or page"
          ref={field}
          type="search"
          value={search}
        />
        <FoundSections onChoose={onChoose} search={search} />
      </Stack>
    </Dialog>
  );
}

const options = { perspective: "drafts", tag: "section-picker" } as const;

function FoundSections({ search, onChoose }: { search: string; onChoose: SectionDialogProps["onChoose"] }) {
  const { data, failed } = useListenedQuery({ query: pagesQuery, schema: pagesSchema, options });
  const id = useFormValue(["_id"]);
  const others = data?.filter((page) => page._id !== getPublishedId(String(id)));
  if (!others)
    return failed ? (
      <Message>We couldn't load the sections. Close this and try again.</Message>
    ) : (
      <Spinner muted />
    );
  const pages = findSections(others, search);
  return (
    <Stack aria-live="polite" gap={5}>
      {pages.length === 0 && <Message>No section matches. Try another word.</Message>}
      {pages.map((page) => (
        <SectionsOfPage key={page._id} onChoose={onChoose} page={page} />
      ))}
    </Stack>
  );
}

const Message = ({ children }: { children: string }) => (
  <Text muted size={1}>
    {children}
  </Text>
);

function SectionsOfPage({
  page,
  onChoose,
}: {
  page: PageWithSections;
  onChoose: SectionDialogProps["onChoose"];
}) {
  return (
    <Stack as="section" gap={3}>
      <Flex align="baseline" gap={2}>
        <Heading as="h3" size={0}>
          {page.title}
        </Heading>
        <Text muted size={1}>
          {page.path}
        </Text>
      </Flex>
      <Stack as="ul" gap={1}>
        {page.sections.map((section) => (
          <li key={section._key}>
            <Choice onClick={() => onChoose(section)} section={section} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Choice({ section, onClick }: { section: Section; onClick: () => void }) {
  const { title, kind, picture } = describeSection(section);
  return (
    <Button mode="bleed" onClick={onClick} padding={2} style={{ width: "100%" }}>
      <Flex align="center" gap={3}>
        {/* A data URL. next/image isn't available in the Studio. */}
        {/* oxlint-disable-next-line nextjs/no-img-element */}
        <img alt="" height={50} src={picture} width={75} />
        <Stack flex={1} gap={2}>
          <Text size={1} textOverflow="ellipsis" weight="medium">
            {title}
          </Text>
          {title !== kind && (
            <Text muted size={1}>
              {kind}
            </Text>
          )}
        </Stack>
      </Flex>
    </Button>
  );
}
