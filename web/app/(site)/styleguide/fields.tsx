import { Band } from "#ui/band.tsx";
import { ChoiceField, Field, TextField } from "#ui/field.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { Honeypot } from "#ui/honeypot.tsx";
import { Specimen } from "./specimen.tsx";
import guide from "./styleguide.module.css";

/** Form fields: empty, filled, with a hint and with an error. */
export function Fields() {
  return (
    <Band>
      <h2 className={guide.heading}>Fields</h2>
      <div>
        <Specimen name="Field">
          <Field label="First name" name="first" />
        </Specimen>
        <Specimen name="Field with a hint">
          <Field label="Email" hint="We send the course here." type="email" name="email" />
        </Specimen>
        <Specimen name="Field with an error">
          <Field
            label="Student's email"
            error="Please enter a valid email address"
            defaultValue="ana@"
            name="student"
          />
        </Specimen>
        <Specimen name="ChoiceField">
          <ChoiceField label="Card" name="card">
            <option>Everyday</option>
            <option>Birthday</option>
          </ChoiceField>
        </Specimen>
        <Specimen name="TextField">
          <TextField label="Message" name="message" defaultValue="Sign with me" />
        </Specimen>
        <Specimen name="FormAlert, below a Honeypot that nobody sees">
          <Honeypot />
          <FormAlert>Sorry, we’re having trouble with our form.</FormAlert>
        </Specimen>
      </div>
    </Band>
  );
}
