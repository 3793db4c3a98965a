/**
 * Defect: the menu of languages names them only, and has no slot for the state of the document in each.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: not reported yet
 * Remove when: index.test.ts "Payload names languages only" fails
 */

const MARK = 'gevel-language-state'
const TRIGGER = '.localizer .popup-button'

/** The text and class of a state, by the code of its language. */
export type ShownStates = Readonly<Record<string, { text: string; className: string }>>

/** The marks stay elements of ours: Payload renders its own texts around them. */
function markIn(item: Element, locale: string): HTMLElement {
  const own = item.querySelector<HTMLElement>(`.${MARK}`)
  if (own) return own
  const mark = document.createElement('span')
  mark.id = `${MARK}-${locale}`
  item.append(mark)
  return mark
}

/** The entries of the menu, by the code of their language. */
const items = (root: ParentNode): [locale: string, item: Element][] =>
  [...root.querySelectorAll<HTMLElement>('.localizer__locale-code[data-locale]')].flatMap((code) => {
    const item = code.closest('.popup-button-list__button')
    return item && code.dataset.locale ? [[code.dataset.locale, item]] : []
  })

/** Shows a state with each language of the menu; that of the edited one describes the button that opens the menu too. */
export function showStates(root: ParentNode, states: ShownStates, edited: string): void {
  for (const [locale, item] of items(root)) {
    const shown = states[locale]
    if (!shown) continue
    const mark = markIn(item, locale)
    const className = `${MARK} ${shown.className}`
    if (mark.className !== className) mark.className = className
    if (mark.textContent !== shown.text) mark.textContent = shown.text
  }
  root.querySelector(TRIGGER)?.setAttribute('aria-describedby', `${MARK}-${edited}`)
}

export function removeStates(root: ParentNode): void {
  for (const mark of root.querySelectorAll(`.${MARK}`)) mark.remove()
  root.querySelector(TRIGGER)?.removeAttribute('aria-describedby')
}

/** Calls `onOpen` whenever somebody opens the menu, by pointer or keyboard. */
export function watchMenu(onOpen: () => void): () => void {
  const listen = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest(TRIGGER)) onOpen()
  }
  document.addEventListener('click', listen, true)
  return () => document.removeEventListener('click', listen, true)
}
