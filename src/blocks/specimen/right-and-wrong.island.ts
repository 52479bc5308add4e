export { RightAndWrong as View } from './right-and-wrong.tsx';
