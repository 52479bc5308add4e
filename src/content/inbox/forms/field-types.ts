export function offersOptions(type: string): boolean {
  return type === 'select' || type === 'radio' || type === 'checkboxes';
}

export function isAnswered(type: string): boolean {
  return type !== 'heading' && type !== 'hidden';
}
