type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Key of a control → its value, or whether it is checked. */
export type FieldValue = ReadonlyMap<string, string | boolean>

/** Not stored: secrets, including visible ones (`autocomplete`), files, which a page cannot set, and types without input. */
const UNKEPT = ['password', 'file', 'hidden', 'submit', 'button', 'image', 'reset']

const isControl = (element: Element): element is Control =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement &&
    !UNKEPT.includes(element.type) &&
    !/password|one-time-code|^cc-/.test(element.autocomplete))

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)

/** From the form's index, the name and, for names that are shared, the value; null without a name. */
function keyOf(control: Control): string | null {
  if (!control.name) return null
  const form = control.form ? [...document.forms].indexOf(control.form) : -1
  return [form, control.name, isTick(control) ? control.value : ''].join('\n')
}

const controlsByKey = (): Map<string, Control> =>
  new Map(
    [...document.querySelectorAll('main input, main textarea, main select')]
      .filter(isControl)
      .flatMap((control) => {
        const key = keyOf(control)
        return key === null ? [] : [[key, control] as const]
      }),
  )

/** The state of all controls on the page. */
export const readControls = (): FieldValue =>
  new Map(
    [...controlsByKey()].map(([key, control]) => [key, isTick(control) ? control.checked : control.value]),
  )

/** React overrides the setter on a control; only the prototype's setter plus an event makes it notice a change. */
function setValue(control: Control, value: string): void {
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control)
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }))
}

/** Fills in controls and dispatches the events of user input. Returns the keys that were not found. */
export function restoreControls(filled: FieldValue): FieldValue {
  const controls = controlsByKey()
  const missing = new Map(filled)
  for (const [key, value] of filled) {
    const control = controls.get(key)
    if (!control) continue
    missing.delete(key)
    if (typeof value === 'boolean') {
      if (isTick(control) && control.checked !== value && (value || control.type === 'checkbox'))
        control.click()
    } else if (control.value !== value) setValue(control, value)
  }
  return missing
}
