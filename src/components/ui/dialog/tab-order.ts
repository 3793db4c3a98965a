/** Of a group of radio buttons, Tab reaches the chosen one. */
const REACHED = [
  'a[href]',
  'button:enabled:not([tabindex="-1"])',
  'input:enabled:not([type="radio"]:not(:checked))',
  'select:enabled',
  'textarea:enabled',
  '[tabindex="0"]',
].join()

/** Tab goes round inside a dialog. A native one keeps it from the page alone, and would let it go on to the browser. */
export function trapFocus(event: KeyboardEvent, dialog: HTMLElement): void {
  if (event.key !== 'Tab') return
  const reached = [...dialog.querySelectorAll<HTMLElement>(REACHED)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )
  const [first, last] = [reached[0], reached.at(-1)]
  const [end, start] = event.shiftKey ? [first, last] : [last, first]
  const { activeElement } = document
  // From the frame itself, where the focus is at first, the way back leads to the end.
  const before = event.shiftKey && !reached.some((element) => element === activeElement)
  if (activeElement !== end && !before) return
  event.preventDefault()
  start?.focus()
}
