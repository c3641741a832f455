import type { SanityClient } from "@sanity/client";
import { StudioInput } from "@shop/studio/inputs/studio-input.tsx";
import { LayerProvider, ThemeProvider } from "@sanity/ui";
import { buildTheme } from "@sanity/ui/theme";
import { ToastProvider } from "@sanity/ui/toast";
import { act, type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import {
  ChangeIndicatorsTracker,
  DateInput,
  DateTimeInput,
  type DatetimeOptions,
  type DocumentActionComponent,
  type DocumentActionProps,
  type FormPatch,
  FormValueProvider,
  GetFormValueProvider,
  LocaleProvider,
  ParseErrorsProvider,
  SourceProvider,
  type StringInputProps,
  useParseErrors,
  type Workspace,
  WorkspaceProvider,
} from "sanity";
import { createStudioSource } from "./studio-source.ts";

export interface DateField {
  type: "date" | "datetime";
  saved?: string | undefined;
  options?: DatetimeOptions;
}

/** Sanity's own input in the Studio's, with what Sanity's form gives it. Its document's ID is `sale`, and its actions are below it. */
export async function loadDateField(client: SanityClient, actions: readonly DocumentActionComponent[]) {
  const source = await createStudioSource(client);
  // A date input takes nothing from its workspace but the source.
  const workspace = source as unknown as Workspace;
  // The actions look at nothing else.
  const actionProps = { id: "sale" } as DocumentActionProps;

  function Actions() {
    const errors = Object.values(useParseErrors()).map(({ message }) => message);
    return (
      <>
        <output>{errors.join()}</output>
        {actions.map((useAction) => {
          const { label, disabled, title, onHandle } = useAction(actionProps) ?? {};
          return (
            <button data-action disabled={Boolean(disabled)} key={label} onClick={onHandle} type="button">
              {label} {title}
            </button>
          );
        })}
      </>
    );
  }

  function Field({ type, saved, options }: DateField) {
    const [startsAt, setStartsAt] = useState(saved);
    const document = { _id: "drafts.sale", _type: "announcement", startsAt };
    const Input = { date: DateInput, datetime: DateTimeInput }[type];
    // The rest is for other inputs.
    const props = {
      id: "startsAt",
      path: ["startsAt"],
      schemaType: { ...source.schema.get(type), title: "Starts", options },
      value: startsAt,
      presence: [],
      validation: [],
      elementProps: { id: "startsAt" },
      changed: false,
      // A date is set as a string, or unset.
      onChange: (patch: FormPatch) => setStartsAt(patch.type === "set" ? (patch.value as string) : undefined),
      renderDefault: (given: StringInputProps) => <Input {...given} />,
    } as unknown as StringInputProps;
    return (
      <FormValueProvider value={document}>
        <GetFormValueProvider value={document}>
          <ParseErrorsProvider>
            <StudioInput {...props} />
            <data value={startsAt} />
            <Actions />
          </ParseErrorsProvider>
        </GetFormValueProvider>
      </FormValueProvider>
    );
  }

  const Studio = ({ children }: { children: ReactNode }) => (
    <ThemeProvider theme={buildTheme()}>
      <ToastProvider>
        <LayerProvider>
          <WorkspaceProvider workspace={workspace}>
            <SourceProvider source={source}>
              <LocaleProvider>
                <ChangeIndicatorsTracker>{children}</ChangeIndicatorsTracker>
              </LocaleProvider>
            </SourceProvider>
          </WorkspaceProvider>
        </LayerProvider>
      </ToastProvider>
    </ThemeProvider>
  );

  return async (field: DateField) => {
    const element = document.body.appendChild(document.createElement("main"));
    const root = createRoot(element);
    await act(async () =>
      root.render(
        <Studio>
          <Field {...field} />
        </Studio>,
      ),
    );
    const close = async () => {
      await act(async () => root.unmount());
      element.remove();
    };
    return { element, close };
  };
}
