export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Everything that something can be entered into, on one page or on all that are in the document. */
export function controls(within: ParentNode = document): Control[] {
  return [...within.querySelectorAll<Control>('input, textarea, select')];
}

/** Whether it holds anything else than what the page came with. */
export function isChanged(control: Control): boolean {
  return enteredIn(control) !== presetIn(control);
}

export function isCheckable(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

/** What the visitor typed, chose or ticked. */
export function enteredIn(control: Control): string {
  return isCheckable(control) ? String(control.checked) : control.value;
}

function presetIn(control: Control): string {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
  }
  return isCheckable(control) ? String(control.defaultChecked) : control.defaultValue;
}
