/** Next's navigation while a view is rendered. Apart, because Next has no hooks there. */
export { notFound, redirect } from 'next/navigation.js';
