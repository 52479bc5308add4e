import address from './proof-worker.ts?worker&url';

function createPolicy() {
  return window.trustedTypes?.createPolicy('own-worker', {
    createScriptURL: (url: string) => {
      if (url !== address) throw new TypeError(`${url} is not the site's worker.`);
      return url;
    },
  });
}

let policy: ReturnType<typeof createPolicy>;

/** The only worker that the site's Content Security Policy allows. */
export function startProofWorker(): Worker {
  policy ??= createPolicy();
  const trusted = policy ? policy.createScriptURL(address) : address;
  // Workers accept TrustedScriptURL, but TypeScript's DOM types don't know it yet.
  return Reflect.construct(Worker, [trusted, { type: 'module' }]);
}
