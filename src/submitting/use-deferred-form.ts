import {
  type RefCallback,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { isSiteReachable } from './reachable.ts';
import { reloadStyles } from './reload-styles.ts';
import { noteUnderWay } from './under-way.ts';
import { RetryWait } from './wait-to-retry.ts';

/** Drives a form once its script is loaded. */
interface FormController {
  readonly state: object;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes the form over. Returns the detach function. */
  start: (form: HTMLFormElement) => () => void;
  submit: (form: HTMLFormElement) => Promise<void>;
}

/** A form's deferred script: its views and its controller. */
interface FormScript<Views, Controller> {
  views: Views;
  controller: Controller;
}

interface DeferredForm<Views, Controller extends FormController> {
  attach: RefCallback<HTMLFormElement>;
  loaded: (FormScript<Views, Controller> & { now: Controller['state'] }) | undefined;
  touch: () => void;
  /** Whether a submission is waiting for the script because the device is offline. */
  isWaiting: boolean;
  submit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/**
 * A form whose script is loaded on first touch, or at once with `isNeededAtOnce`. Until then, and if loading fails, it
 * is submitted as plain HTML. Both functions must be stable for one subject.
 */
export function useDeferredForm<Views, Controller extends FormController>(
  load: () => Promise<FormScript<Views, Controller>>,
  isNeededAtOnce: (form: HTMLFormElement) => boolean,
): DeferredForm<Views, Controller> {
  const form = useRef<HTMLFormElement>(null);
  const loading = useRef<Promise<Controller>>(undefined);
  const [script, setScript] = useState<FormScript<Views, Controller>>();
  const isAsked = useRef(false);
  const [isWaiting, setWaiting] = useState(false);

  const loadOnce = useCallback(() => {
    loading.current ??= load().then(
      (loaded) => {
        setScript(loaded);
        return loaded.controller;
      },
      (error: unknown) => {
        loading.current = undefined;
        throw error;
      },
    );
    return loading.current;
  }, [load]);

  useEffect(() => {
    if (!form.current) return;
    // Validation messages are now shown inline, in the page's language.
    form.current.noValidate = true;
    if (isNeededAtOnce(form.current)) loadOnce().catch(ignore);
  }, [loadOnce, isNeededAtOnce]);

  const controller = script?.controller;
  const attach = useCallback(
    (element: HTMLFormElement) => {
      form.current = element;
      const end = controller?.start(element);
      return () => {
        form.current = null;
        end?.();
      };
    },
    [controller],
  );

  const now = useSyncExternalStore(controller?.subscribe ?? never, () => controller?.state, nothing);
  return {
    attach,
    loaded: script && now && { ...script, now },
    touch: () => void loadOnce().catch(ignore),
    isWaiting,
    submit: (event) => {
      event.preventDefault();
      const { currentTarget } = event;
      if (isAsked.current) return;
      isAsked.current = true;
      loadOrWait(loadOnce, () => setWaiting(true)).then((ready) => {
        isAsked.current = false;
        setWaiting(false);
        if (ready) return ready.submit(currentTarget);
        currentTarget.submit();
      });
    },
  };
}

function never(): () => void {
  return () => {};
}

function nothing(): undefined {}

/** A failed load is retried with the next touch. */
function ignore(): void {}

/**
 * Imports a module now or, offline, as soon as there is a network; `onWait` is called when that wait begins. Resolves
 * to undefined if the import fails although the site is reachable.
 */
function loadOrWait<Part>(load: () => Promise<Part>, onWait: () => void): Promise<Part | undefined> {
  return noteUnderWay(tryAgainAndAgain(load, onWait));
}

async function tryAgainAndAgain<Part>(
  load: () => Promise<Part>,
  onWait: () => void,
): Promise<Part | undefined> {
  const retry = new RetryWait();
  for (let attempt = 0; ; attempt += 1) {
    try {
      const part = await load();
      // It works without its styles.
      if (attempt > 0) await reloadStyles().catch(() => {});
      return part;
    } catch {
      if (await isSiteReachable()) return undefined;
    }
    onWait();
    await retry.wait(RetryWait.backOff(attempt), true);
  }
}
