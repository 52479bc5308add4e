/**
 * The only inline scripts. They stand before the stylesheets, so that they have run when the page is first painted. The
 * server puts them into every document as they are and their hashes into the policy. At most 300 bytes each.
 */
export const inlineScripts: readonly string[] = [
  // Where motion is welcome, lets the stylesheets hide what will move (`motion`) and shows the preloader (`loading`).
  '(c=>{matchMedia("(prefers-reduced-motion:reduce)").matches||c.add("motion","loading")})(document.documentElement.classList)',
  // A page that another one of the site sweeps in needs no preloader; the root says whether the layout changes with it. One that wants no transition has none.
  '(r=>{onpagereveal=({viewTransition:v})=>{if(v){let d=r.dataset,e=_=>delete d.transition;r.className="motion";d.unswept==""?v.skipTransition():d.transition=self.navigation?.activation?.from?.getState()==d.layout?"page":"layout";v.ready.catch(e);v.finished.then(e,e)}}})(document.documentElement)',
  // A transition that the browser leaves out before it has told anybody of it, because it was slow, is no failure.
  'addEventListener("unhandledrejection",e=>{/^Transition was/.test(e.reason?.message)&&e.preventDefault()})',
];
