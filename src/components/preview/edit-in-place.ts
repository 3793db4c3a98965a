/** Why editing a text ends: on to another with Tab, with Escape or Enter, or because the focus went elsewhere. */
type End = 'next' | 'previous' | 'done' | 'left'

type Editing = {
  /** What a screen reader calls it. */
  label: string
  onText: (text: string) => void
  onEnd: (end: End) => void
}

const ATTRIBUTES = { contenteditable: 'plaintext-only', role: 'textbox' }

/** A field has one line, whatever is pasted. */
const read = (element: Element): string => (element.textContent ?? '').replaceAll(/\s*\n\s*/g, ' ')

/** A space bar that is not for a button or a question that opens, which the text may be in. */
function typeSpace(event: KeyboardEvent): void {
  if (event.key !== ' ' || !(event.target instanceof Element)) return
  if (event.target.closest('button, summary, label') === null) return
  event.preventDefault()
  // There is no other way that the browser’s own undo knows.
  if (event.type === 'keydown') document.execCommand('insertText', false, ' ')
}

function endOf({ key, shiftKey, isComposing }: KeyboardEvent): End | null {
  if (isComposing) return null
  if (key === 'Tab') return shiftKey ? 'previous' : 'next'
  return key === 'Escape' || key === 'Enter' ? 'done' : null
}

/** Lets the text of an element be typed over, until Escape, Enter, Tab or until the focus goes elsewhere. */
export function editInPlace(element: HTMLElement, { label, onText, onEnd }: Editing): void {
  const [node] = element.childNodes
  const listening = new AbortController()
  const { signal } = listening
  const end = (why: End): void => {
    if (signal.aborted) return
    listening.abort()
    for (const name of [...Object.keys(ATTRIBUTES), 'aria-label']) element.removeAttribute(name)
    if (node instanceof Text) {
      // The node that React knows, as a browser may have put another in its place.
      node.data = read(element)
      element.replaceChildren(node)
    }
    onEnd(why)
  }
  const press = (event: KeyboardEvent): void => {
    event.stopPropagation()
    const why = endOf(event)
    if (why === null) return typeSpace(event)
    event.preventDefault()
    end(why)
  }
  for (const [name, value] of Object.entries({ ...ATTRIBUTES, 'aria-label': label }))
    element.setAttribute(name, value)
  element.addEventListener('keydown', press, { signal })
  element.addEventListener('keyup', typeSpace, { signal })
  element.addEventListener('input', () => onText(read(element)), { signal })
  element.addEventListener('blur', () => end('left'), { signal })
  const selection = getSelection()
  // A double click has selected a word.
  const hasWord = selection?.isCollapsed === false && element.contains(selection.anchorNode)
  element.focus()
  if (!hasWord) selection?.selectAllChildren(element)
}
