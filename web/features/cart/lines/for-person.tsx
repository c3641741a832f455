export interface ForPersonProps {
  /** Null for nobody in particular. */
  person: string | null;
}

/** " for Ana Ortiz", to tell apart the buttons of lines with the same product. */
export const ForPerson = ({ person }: ForPersonProps) =>
  person && (
    <>
      {" "}
      for <bdi>{person}</bdi>
    </>
  );
