/** Renders a component that a field names by path. */
export { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent';
