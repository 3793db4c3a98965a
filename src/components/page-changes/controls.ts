type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What was filled in: the key of a control → its value, or whether it was ticked. */
export type FieldValue = ReadonlyMap<string, string | boolean>

/** Secrets are not kept, shown ones (`autocomplete`) neither, a page cannot set files, and the rest of these no visitor fills in. */
const UNKEPT = ['password', 'file', 'hidden', 'submit', 'button', 'image', 'reset']

const isControl = (element: Element): element is Control =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement &&
    !UNKEPT.includes(element.type) &&
    !/password|one-time-code|^cc-/.test(element.autocomplete))

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)

/** By its form's place, its name and, where several share a name, its value; null for one without a name. */
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

/** Everything that is filled in on the page. */
export const readControls = (): FieldValue =>
  new Map(
    [...controlsByKey()].map(([key, control]) => [key, isTick(control) ? control.checked : control.value]),
  )

/** React puts a setter of its own on a control and does not see a value that goes past it; the prototype's it does. */
function setValue(control: Control, value: string): void {
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control)
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }))
}

/** Fills controls in as a visitor would, so that the page's scripts take notice. Answers the keys it did not find. */
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
