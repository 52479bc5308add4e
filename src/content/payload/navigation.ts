/** Next's navigation in the browser. */
export { usePathname, useRouter } from 'next/navigation.js';
