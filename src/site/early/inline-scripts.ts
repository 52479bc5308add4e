/**
 * All inline scripts, at most 300 bytes each. They precede the stylesheets, so that they run before the first paint.
 * The server inlines them verbatim and puts their hashes into the CSP.
 */
export const inlineScripts: readonly string[] = [
  // Unless reduced motion is preferred: `motion` lets stylesheets hide what will be animated, `loading` shows the
  // preloader.
  '(c=>{matchMedia("(prefers-reduced-motion:reduce)").matches||c.add("motion","loading")})(document.documentElement.classList)',
  // After a cross-document transition no preloader is needed; the root says whether the layout changes. A page that
  // opts out skips the transition.
  '(r=>{onpagereveal=({viewTransition:v})=>{if(v){let d=r.dataset,e=_=>delete d.transition;r.className="motion";d.unswept==""?v.skipTransition():d.transition=self.navigation?.activation?.from?.getState()==d.layout?"page":"layout";v.ready.catch(e);v.finished.then(e,e)}}})(document.documentElement)',
  // A transition that the browser skipped because it was slow is no error.
  'addEventListener("unhandledrejection",e=>{/^Transition was/.test(e.reason?.message)&&e.preventDefault()})',
];
