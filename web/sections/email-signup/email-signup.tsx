import type { Section } from "#content/content-types.ts";
import { SignupBox } from "#features/newsletter/signup-box.tsx";
import { Band } from "#ui/band.tsx";

export interface EmailSignupProps {
  section: Section<"emailSignup">;
}

/** The signup box where an editor placed it. It needs the support address, which it shows when it fails. */
export function EmailSignup({ section: { title, text, supportEmail } }: EmailSignupProps) {
  if (!title || !supportEmail) return null;
  return (
    <Band ground="sky">
      <SignupBox title={title} text={text} supportEmail={supportEmail} />
    </Band>
  );
}
