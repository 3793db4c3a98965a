import { referenceId } from '@/src/access/memberships'
import type { FormDefinition } from '@/src/features/forms/rules/definition'
import { cacheTags } from '@/src/cache/tags'
import { readForm } from '../forms'
import type { Reader } from './types'

/** Null if the form is not available in the locale. */
export const readFormBlock: Reader<'form', FormDefinition | null> = async (site, locale, { form }) => {
  const id = form && referenceId(form)
  if (!id) return { data: null, tags: [] }
  const stored = await readForm(site, locale, id)
  return { data: stored?.definition ?? null, tags: [cacheTags.form(id)] }
}
