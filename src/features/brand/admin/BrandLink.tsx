'use client'

import { Link, useConfig, useTranslation } from '@payloadcms/ui'
import { useCallback } from 'react'

import { useStored } from '@/src/admin/document/use-stored'
import { toLocale } from '@/src/i18n/locale-texts'
import { documentHref } from '@/src/routing/admin-paths'
import { readBrands } from './read-brands'
import { LINK_TEXTS } from './texts'

/** In the form of a domain: leads to the form of its brand. */
export function BrandLink() {
  const { api } = useConfig().config.routes
  const language = toLocale(useTranslation().i18n.language)
  const read = useCallback(
    async (id: string) => (await readBrands(api, { 'where[domain][equals]': id }))[0] ?? null,
    [api],
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
