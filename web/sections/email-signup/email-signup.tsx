import type { Section } from "#content/content-types.ts";
import { SignupBox } from "#features/newsletter/signup-box.tsx";
import { Band } from "#ui/band.tsx";

export interface EmailSignupProps {
  section: Section<"emailSignup">;
}

/** The signup box where an editor wants it. Without an address for help there is none, as a form that fails must name it. */
export function EmailSignup({ section: { title, text, supportEmail } }: EmailSignupProps) {
  if (!title || !supportEmail) return null;
  return (
    <Band ground="sky">
      <SignupBox title={title} text={text} supportEmail={supportEmail} />
    </Band>
  );
}
