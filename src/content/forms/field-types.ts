/** Whether what is chosen from is listed with the field. */
export function offersOptions(type: string): boolean {
  return type === 'select' || type === 'radio' || type === 'checkboxes';
}

/** Whether a visitor answers a field of this type. */
export function isAnswered(type: string): boolean {
  return type !== 'heading' && type !== 'hidden';
}
