/** The preview of an object that's part of a form. The form's breadcrumbs show it; Sanity's own lists the fields' raw values. */
export const titled = (title: string) => ({ prepare: () => ({ title }) });
