/** A file for the media library, and what is said of it, as the admin sends both. */
export function uploadOf(file: File, said: object): FormData {
  const form = new FormData();
  form.set('file', file);
  form.set('_payload', JSON.stringify(said));
  return form;
}
