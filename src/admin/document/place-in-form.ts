import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { ClientField, FormState } from 'payload'

/** The path of a text in a form, which names rows by their index and not by their id. */
export function pathInForm(state: FormState, path: string): string {
  let found = ''
  for (const key of path.split('.')) {
    const index = state[found]?.rows?.findIndex(({ id }) => id === key) ?? -1
    const name = index < 0 ? key : String(index)
    found = found === '' ? name : `${found}.${name}`
  }
  return found
}

/** The path of a field of a form in the stored document, which names rows by their id. */
export function pathInDocument(state: FormState, path: string): string {
  const keys = path.split('.')
  return keys
    .map((key, index) => state[keys.slice(0, index).join('.')]?.rows?.[Number(key)]?.id ?? key)
    .join('.')
}

const holds = (fields: readonly ClientField[], name: string): boolean =>
  fields.some((field) => {
    if ('name' in field && field.name) return field.name === name
    return 'fields' in field && holds(field.fields, name)
  })

/** The label of the tab that a path is on; null outside of tabs. */
export function tabOf(fields: readonly ClientField[], path: string, i18n: I18nClient): string | null {
  const [name = ''] = path.split('.')
  for (const field of fields) {
    if (field.type !== 'tabs') continue
    const tab = field.tabs.find((one) =>
      'name' in one && one.name ? one.name === name : holds(one.fields, name),
    )
    if (tab?.label) return getTranslation(tab.label, i18n)
  }
  return null
}
