import {
  type RefCallback,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { loadOrWait } from './load-or-wait.ts';

/** What a form is driven by once its script is here. */
interface FormController {
  readonly state: object;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes the form over; returns what lets go of it. */
  start: (form: HTMLFormElement) => () => void;
  submit: (form: HTMLFormElement) => Promise<void>;
}

/** A form's script: its views, and what drives it. */
interface FormScript<Views, Controller> {
  views: Views;
  controller: Controller;
}

interface DeferredForm<Views, Controller extends FormController> {
  /** The form's ref. */
  attach: RefCallback<HTMLFormElement>;
  /** Its script once it is here, and what holds now. */
  loaded: (FormScript<Views, Controller> & { now: Controller['state'] }) | undefined;
  /** Loads it, at the first touch. */
  touch: () => void;
  /** Whether what was sent waits for that script, because there is no network. */
  isWaiting: boolean;
  submit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/**
 * A form whose script is loaded when it is touched, or at once where `isNeededAtOnce` says so. Until then it is a plain
 * form, and where its script is not to be had it is sent as one. Both functions are to stay the same while their subject does.
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
    // Problems are told in place from now on, in the page's words.
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

/** What could not be loaded is tried again with the next touch. */
function ignore(): void {}
