import type { FieldHook } from 'payload'

import type { DomainLocale } from '@/payload-types'
import { isDefaultLocale } from './default-locale'

/** Computed from the domain, which is readable for anyone who can read its locales. */
export const readIsDefault: FieldHook<DomainLocale, boolean, DomainLocale> = async ({
  originalDoc,
  siblingData,
  req,
}) => {
  const { domain, locale } = originalDoc ?? siblingData
  return domain && locale ? isDefaultLocale(req, { domain, locale }) : false
}
