export { TypeSpecimen as View } from './type-specimen.tsx';
