import type { FieldHook } from 'payload'

import type { DomainLocale } from '@/payload-types'
import { isDefaultLanguage } from './default-language'

/** Follows from the domain, which may be read by whoever may read its languages. */
export const readIsDefault: FieldHook<DomainLocale, boolean, DomainLocale> = async ({
  originalDoc,
  siblingData,
  req,
}) => {
  const { domain, locale } = originalDoc ?? siblingData
  return domain && locale ? isDefaultLanguage(req, { domain, locale }) : false
}
