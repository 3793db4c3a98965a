/**
 * Defect: a rejected save names its invalid fields in a toast without links, and nothing can open the tab and the rows that a
 * field is in to focus it.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: not reported yet
 * Remove when: index.test.ts "Payload links from no error to its field" fails
 */

/** The path of a field, and the label of the tab that it is on. */
type Field = { path: string; tab: string | null }

const PATIENCE_MS = 10_000
const AGAIN_MS = 1000
/** The control of a field, then any other, as a rich text has a toolbar before it. */
const FOCUSABLE = ['input:not([type=hidden]), textarea, select, [contenteditable=true]', 'button']

export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

export const isMoving = (form: Element): boolean => form.querySelector('[class*=rah-animating]') !== null

const rowAt = (form: Element, path: string): HTMLElement | null => {
  const names = path.split('.')
  return form.querySelector<HTMLElement>(`[id="${names.slice(0, -1).join('-')}-row-${names.at(-1) ?? ''}"]`)
}

const fieldAt = (form: Element, path: string): HTMLElement | null =>
  form.querySelector<HTMLElement>(
    `[id="field-${path.replaceAll('.', '__')}"], [data-field-path="${CSS.escape(path)}"]`,
  )

/** The innermost part of the form that is there and has the field in it, or will have it once it is open. */
function nearest(form: Element, path: string): HTMLElement | null {
  const names = path.split('.')
  for (let length = names.length; length > 0; length -= 1) {
    const outer = names.slice(0, length).join('.')
    const part = fieldAt(form, outer) ?? rowAt(form, outer)
    if (part) return part
  }
  return null
}

/** What was asked to open, and when. */
type Opened = Map<Element, number>

/**
 * Opens what is collapsed around an element. It may open later than it is asked to, or not at all where Payload draws the
 * row anew meanwhile: then it is asked again.
 */
function open(form: Element, element: Element, opened: Opened): boolean {
  let isAsked = false
  for (const collapsed of form.querySelectorAll('.collapsible--collapsed')) {
    const asked = opened.get(collapsed) ?? -Infinity
    const isAround = collapsed.contains(element) || collapsed.parentElement === element
    if (!isAround || performance.now() - asked < AGAIN_MS) continue
    opened.set(collapsed, performance.now())
    collapsed.querySelector<HTMLElement>('.collapsible__toggle')?.click()
    isAsked = true
  }
  return isAsked
}

function openTab(form: Element, tab: string | null): void {
  for (const button of form.querySelectorAll<HTMLElement>('.tabs-field__tab-button'))
    if (button.firstChild?.textContent === tab) button.click()
}

/** What of a field, or of several, takes what is typed. */
export const controlOf = (field: HTMLElement): HTMLElement | undefined =>
  FOCUSABLE.flatMap((selector) =>
    field.matches(selector) ? [field] : [...field.querySelectorAll<HTMLElement>(selector)],
  ).find((control) => control.checkVisibility())

/** What of a field or row can be seen: its control, as a row has no box of its own. */
function shownOf(form: Element, path: string): HTMLElement | null {
  const found = fieldAt(form, path) ?? rowAt(form, path)
  return (found && controlOf(found)) ?? (found?.checkVisibility() ? found : null)
}

/** Opens the tab and the rows that a field or row is in; Payload renders fields only when they can be seen. */
async function reveal(form: Element, { path, tab }: Field): Promise<HTMLElement | null> {
  const opened: Opened = new Map()
  const end = performance.now() + PATIENCE_MS
  openTab(form, tab)
  while (performance.now() < end) {
    const part = nearest(form, path)
    const isOpening = part !== null && open(form, part, opened)
    const shown = isOpening || isMoving(form) ? null : shownOf(form, path)
    if (shown) {
      shown.scrollIntoView({ block: 'center' })
      return shown
    }
    part?.scrollIntoView({ block: 'center' })
    await nextFrame()
  }
  return null
}

/** Shows a field or row wherever it is in the form, and leaves the focus where it was. */
export async function showField(form: Element, field: Field): Promise<void> {
  await reveal(form, field)
}

/** Shows a field or row wherever it is in the form, and focuses it. */
export async function focusField(form: Element, field: Field): Promise<void> {
  const shown = await reveal(form, field)
  shown?.focus({ preventScroll: true })
}
