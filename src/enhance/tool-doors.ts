/** Leads to a tool with what was typed as its case (src/tools/case-link.ts), which is not sent; else the server answers the form. */
export const startToolDoors = (signal: AbortSignal): void => {
  const onSubmit = (event: SubmitEvent): void => {
    const form = event.target as HTMLFormElement;
    if (form.dataset.door === '') {
      event.preventDefault();
      // A form has no files here.
      const typed = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
      location.href = form.action.replace(/#.*/, `#${typed}`);
    }
  };
  document.addEventListener('submit', onSubmit, { signal });
};
