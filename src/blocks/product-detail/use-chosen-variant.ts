import { type RefObject, useEffect, useRef, useState } from 'react';

interface ChosenVariant {
  /** The variant's index in the product. */
  chosen: number;
  pickerRef: RefObject<HTMLFieldSetElement | null>;
  choose: (index: number) => void;
}

/** Which variant is shown large. The radios keep their own state; what was chosen before hydration is read from them once. */
export function useChosenVariant(): ChosenVariant {
  const [chosen, choose] = useState(0);
  const pickerRef = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const radios = [...(pickerRef.current?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [])];
    const checked = radios.findIndex((radio) => radio.checked);
    if (checked > 0) choose(checked);
  }, []);
  return { chosen, pickerRef, choose };
}
