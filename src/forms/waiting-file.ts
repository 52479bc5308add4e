/** A file that the server keeps between the steps of a form without script. */
export interface WaitingFile {
  id: string;
  /** The short name of its field. */
  field: string;
  name: string;
}

/** As a hidden field carries it to the next step. */
export function carriedFile({ id, field, name }: WaitingFile): string {
  return `${id} ${field} ${name}`;
}
