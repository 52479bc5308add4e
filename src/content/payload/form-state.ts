/** What answers Payload's own server function `form-state`. */
export { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
