export { TokenTable as View } from './token-table.tsx';
