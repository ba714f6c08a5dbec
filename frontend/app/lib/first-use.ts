/** Tells the page's own script that the app has taken over; see `waitForUse`. */
export const READY_EVENT = 'app:ready';

/**
 * A public page that everybody gets alike is complete without the app, so the host sends it with the app's script marked
 * `data-later`. This stands in such a page: it starts the app at the first sign of use, or at once for whoever has a
 * session or chose a theme, and passes on what was pressed and typed until the app could hear it. Sent as text: it may
 * use nothing from around it.
 */
function waitForUse(readyEvent: string, consentKey: string): void {
  const later = document.querySelector<HTMLScriptElement>('script[data-later]');
  if (!later) return;
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'input', 'scroll', 'wheel'];
  let begun = false;
  const pressed: HTMLElement[] = [];
  const typed = new Map<HTMLInputElement | HTMLSelectElement, string>();
  const of = (event: Event) => (event.target instanceof Element ? event.target : null);

  const refused = () => {
    try {
      return localStorage.getItem(consentKey) === 'denied';
    } catch {
      return true;
    }
  };
  const keepPress = (event: Event) => {
    const target = of(event)?.closest<HTMLElement>('button, [role=button], input[type=checkbox], input[type=radio]');
    if (!target) return;
    // Also holds a form back that would be sent, and a box that would change without the app knowing.
    event.preventDefault();
    event.stopPropagation();
    pressed.push(target);
  };
  const keepTyped = (event: Event) => {
    const target = of(event);
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) typed.set(target, target.value);
  };
  const start = (event?: Event) => {
    // Browsers report a pointer that rests where the page appears below it.
    if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
    if (begun) return;
    begun = true;
    for (const sign of signs) removeEventListener(sign, start, true);
    const script = document.createElement('script');
    script.type = 'module';
    script.text = later.text;
    later.replaceWith(script);
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]')) link.media = 'all';
  };
  const ready = () => {
    removeEventListener('click', keepPress, true);
    removeEventListener('input', keepTyped, true);
    for (const [field, value] of typed) {
      // The app takes what it sets itself for known: so it is emptied through the app's eyes, and filled behind its back.
      field.value = '';
      const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLSelectElement;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    }
    for (const target of pressed) if (target.isConnected) target.click();
  };

  addEventListener('click', keepPress, true);
  addEventListener('input', keepTyped, true);
  addEventListener(readyEvent, ready, { once: true });
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  const { session, theme } = document.documentElement.dataset;
  if (session ?? theme) start();
  // Who has not refused is asked, or counted.
  else if (later.dataset.later === 'views' && !refused()) addEventListener('load', start);
}

/** `consentKey`: under which the browser keeps whether views of pages may be counted. */
export const firstUseScript = (consentKey: string): string =>
  `(${waitForUse.toString()})('${READY_EVENT}','${consentKey}')`;
