'use client'

import { Link, useFormFields, useTranslation } from '@payloadcms/ui'
import { useCallback } from 'react'

import { useStored } from '@/src/admin/document/use-stored'
import { toLocale } from '@/src/i18n/locale-texts'
import { documentHref } from '@/src/routing/admin-paths'
import { readBrands } from './read-brands'
import { LINK_TEXTS } from './texts'

/** In the form of a domain: leads to the form of its brand. */
export function BrandLink() {
  const tenant = useFormFields(([fields]) => fields.tenant?.value)
  const language = toLocale(useTranslation().i18n.language)
  const read = useCallback(
    async (domain: string) =>
      typeof tenant === 'string' ? ((await readBrands({ tenant, domain }))[0] ?? null) : null,
    [tenant],
  )
  const { stored: brand } = useStored(read)
  const texts = LINK_TEXTS[language]
  return (
    <section className="gevel-remark">
      <p>{texts.intro}</p>
      {brand ? (
        <Link href={documentHref(language, 'brands', brand.id)}>{texts.open}</Link>
      ) : (
        <p>{texts.later}</p>
      )}
    </section>
  )
}
