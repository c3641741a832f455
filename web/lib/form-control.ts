export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether an element is an input, a select, or a textarea. */
export const isControl = (element: unknown): element is FormControl =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** Whether a control's value differs from the server-rendered one. */
export const isTouched = (control: FormControl): boolean =>
  control instanceof HTMLSelectElement
    ? Array.from(control.options).some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : control.value !== control.defaultValue;

/** The values that differ from the server-rendered ones, by name. */
export const readTouched = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    Array.from(form.elements).flatMap((control) =>
      isControl(control) && isTouched(control) ? [[control.name, control.value]] : [],
    ),
  );
