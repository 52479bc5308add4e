export { MotionSpecimen as View } from './motion-specimen.tsx';
