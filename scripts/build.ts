/** Builds both processes unconditionally. `npm run build` */
import { buildAnew, contentBuild, siteBuild } from './build/build-if-stale.ts';

for (const build of [siteBuild, contentBuild]) {
  const start = performance.now();
  await buildAnew(build);
  console.log(`built the ${build.name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
