/** Tells when the pointer rests on something: words appear then, and go with the pointer or a press. */
const REST_MS = 420;

export function resting(on: (element: Element | undefined) => void): (element: HTMLElement) => () => void {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = () => {
      clearTimeout(timer);
      on(undefined);
    };
    const enter = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') timer = setTimeout(() => on(element), REST_MS);
    };
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('pointerdown', leave);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('pointerdown', leave);
    };
  };
}
