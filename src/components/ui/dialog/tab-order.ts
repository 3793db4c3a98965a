/** Tab only reaches the checked radio button of a group. */
const REACHED = [
  'a[href]',
  'button:enabled:not([tabindex="-1"])',
  'input:enabled:not([type="radio"]:not(:checked))',
  'select:enabled',
  'textarea:enabled',
  '[tabindex="0"]',
].join()

/** Makes Tab cycle within a dialog. A native one would let it continue to the browser's own controls. */
export function trapFocus(event: KeyboardEvent, dialog: HTMLElement): void {
  if (event.key !== 'Tab') return
  const reached = [...dialog.querySelectorAll<HTMLElement>(REACHED)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )
  const [first, last] = [reached[0], reached.at(-1)]
  const [end, start] = event.shiftKey ? [first, last] : [last, first]
  const { activeElement } = document
  // The frame itself has the focus initially; Shift+Tab from there goes to the last control.
  const before = event.shiftKey && !reached.some((element) => element === activeElement)
  if (activeElement !== end && !before) return
  event.preventDefault()
  start?.focus()
}
