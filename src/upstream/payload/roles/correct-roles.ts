/** An attribute's value; null removes it. */
type ValueOf = (element: Element) => string | null

const always =
  (value: string | null): ValueOf =>
  () =>
    value

/** Parts of a form with a heading of their own. */
const HEADED = '.array-field, .blocks-field, .group-field:has(> .group-field__wrap > .group-field__header)'

/** One below the heading of the part that it is in; the title of the document is the first level. */
function levelInForm(heading: Element): string {
  let level = 2
  let part = heading.closest(`${HEADED}, .relationship-table`)?.parentElement?.closest(HEADED)
  for (; part; part = part.parentElement?.closest(HEADED)) level += 1
  return String(level)
}

const title: ValueOf = (element) => element.querySelector('h1')?.textContent ?? null

const isExpanded: ValueOf = (toggle) =>
  String(!toggle.closest('.diff-collapser')?.querySelector(':scope > .diff-collapser__content--is-collapsed'))

const FORM_HEADINGS = [
  '.array-field__header :is(h3, h4)',
  '.blocks-field__heading-with-error > h3',
  '.group-field__title',
  '.relationship-table h4',
].join()

const CORRECTIONS: readonly (readonly [selector: string, attribute: string, valueOf: ValueOf])[] = [
  ['.template-default__wrap > .collection-list', 'role', always('main')],
  ['.template-default__wrap > .doc-header', 'role', always('region')],
  ['.template-default__wrap > .doc-header', 'aria-label', title],
  // Payload's own tabs are links without list items.
  ['.doc-tabs__tabs:has(> a)', 'role', always('presentation')],
  ['.template-default__wrap > .unauthorized', 'role', always('main')],
  // Else a second banner beside that of the panel.
  ['.list-header', 'role', always('presentation')],
  ['.diff-collapser__toggle-button', 'aria-expanded', isExpanded],
  [FORM_HEADINGS, 'aria-level', levelInForm],
  ['.no-results h3', 'aria-level', always('2')],
  ['.rs__indicators .dropdown-indicator', 'tabindex', always('-1')],
  ['.rs__indicators .clear-indicator', 'aria-hidden', always(null)],
  ['[aria-roledescription=sortable][role=button]:has(button, a, input)', 'role', always('group')],
  // The name of the file follows it.
  ['.thumbnail img', 'alt', always('')],
]

/** Sets the attributes of what is currently below `root`. */
export function correctRoles(root: ParentNode): void {
  for (const [selector, attribute, valueOf] of CORRECTIONS)
    for (const element of root.querySelectorAll(selector)) {
      const value = valueOf(element)
      if (value === element.getAttribute(attribute)) continue
      if (value === null) element.removeAttribute(attribute)
      else element.setAttribute(attribute, value)
    }
}
