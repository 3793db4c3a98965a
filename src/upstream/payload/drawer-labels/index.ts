/**
 * Defect: in a drawer, the label of a text field names an element that does not exist, because labels add the depth of the
 * drawer to the id of their field and text fields do not. The field has no name, and a click on its label does nothing.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: not reported yet
 * Remove when: index.test.ts "Payload gives a field in a drawer another id than its label names" fails
 */

/** The field of a label whose own target is not there; without the depth that its label adds, as the form behind has the same ids. */
function fieldOf(label: HTMLLabelElement): HTMLElement | null {
  if (label.ownerDocument.getElementById(label.htmlFor)) return null
  const id = /^field-[^-]+/.exec(label.htmlFor)?.[0]
  return id === undefined
    ? null
    : (label.closest('.field-type')?.querySelector<HTMLElement>(`[id="${id}"]`) ?? null)
}

/** Names the fields in drawers by their labels. */
export function bindLabels(root: ParentNode): void {
  for (const label of root.querySelectorAll<HTMLLabelElement>('label.field-label[for^="field-"]')) {
    const field = fieldOf(label)
    if (!field || field.hasAttribute('aria-labelledby')) continue
    label.id ||= `${label.htmlFor}-label`
    field.setAttribute('aria-labelledby', label.id)
    label.addEventListener('click', () => field.focus())
  }
}
