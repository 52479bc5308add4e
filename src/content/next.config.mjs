// Next translates a configuration in TypeScript with its compiler, 24 MB that stay in memory; Node reads one by itself.
export { default } from './next-configuration.ts';
