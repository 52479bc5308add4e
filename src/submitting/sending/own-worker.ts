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

/** Starts the one worker that the site has: its policy, which the server's security headers name, knows no other. */
export function startProofWorker(): Worker {
  policy ??= createPolicy();
  const trusted = policy ? policy.createScriptURL(address) : address;
  // Workers take trusted addresses, but TypeScript's library does not know of it yet.
  return Reflect.construct(Worker, [trusted, { type: 'module' }]);
}
