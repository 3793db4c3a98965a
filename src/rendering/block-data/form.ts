import { referenceId } from '@/src/access/memberships'
import type { FormDefinition } from '@/src/features/forms/rules/definition'
import { cacheTags } from '@/src/cache/tags'
import { readForm } from '../forms'
import type { Reader } from './types'

/** The form that a block shows; null where it is not there in the language. */
export const readFormBlock: Reader<'form', FormDefinition | null> = async (site, locale, { form }) => {
  const id = form && referenceId(form)
  if (!id) return { data: null, tags: [] }
  const found = await readForm(site, locale, id)
  return { data: found?.definition ?? null, tags: [cacheTags.form(id)] }
}
