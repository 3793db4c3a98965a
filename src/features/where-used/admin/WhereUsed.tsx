import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, UIFieldServerProps } from 'payload'

import { untitledName } from '@/src/admin/document/untitled-name'
import { findUses, type Use } from '@/src/features/where-used/server/find-uses'
import { findRedirects, type UsedRedirects } from '@/src/features/where-used/server/find-redirects'
import { type LocaleTexts, toLocale } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { documentHref } from '@/src/routing/admin-paths'

const TEXTS = {
  nl: {
    title: 'Hier gebruikt',
    none: 'Geen ander document verwijst hiernaar.',
    more: (count: number) => `En nog ${count} plaatsen.`,
    redirects: 'Doorverwijzingen hierheen',
    moreRedirects: (count: number) => `En nog ${count} doorverwijzingen.`,
  },
  en: {
    title: 'Used here',
    none: 'No other document refers to this.',
    more: (count: number) => `And ${count} more places.`,
    redirects: 'Redirects that lead here',
    moreRedirects: (count: number) => `And ${count} more redirects.`,
  },
} as const satisfies LocaleTexts<unknown>

type Props = Pick<UIFieldServerProps, 'req' | 'id' | 'collectionSlug' | 'i18n'>

type RedirectsProps = UsedRedirects & { language: Locale }

/** The redirects that lead to the document, by the path that they come from. */
function Redirects({ redirects, redirectTotal, language }: RedirectsProps) {
  const texts = TEXTS[language]
  if (redirectTotal === 0) return null
  return (
    <>
      <h3 id="gevel-used-redirects">{texts.redirects}</h3>
      <ul aria-labelledby="gevel-used-redirects">
        {redirects.map(({ id, from, hostname }) => (
          <li key={id}>
            <a href={documentHref(language, 'redirects', id)}>{`${hostname ?? ''}${from}`}</a>
          </li>
        ))}
      </ul>
      {redirectTotal > redirects.length && <p>{texts.moreRedirects(redirectTotal - redirects.length)}</p>}
    </>
  )
}

/** Lists the documents that refer to this one, and the redirects that lead to it. */
export async function WhereUsed({ req, id, collectionSlug, i18n }: Props) {
  if (!id) return null
  const language = toLocale(i18n.language)
  const texts = TEXTS[language]
  const subject = { collection: collectionSlug as CollectionSlug, id: String(id) }
  const { places, total } = await findUses(req, subject)
  const leading = await findRedirects(req, subject)
  const label = ({ collection, title }: Use) => {
    const kind = getTranslation(req.payload.collections[collection].config.labels.singular, i18n)
    return title ? `${kind}: ${title}` : untitledName({ payload: req.payload, i18n }, collection)
  }
  return (
    <section className="gevel-where-used" aria-labelledby="gevel-where-used">
      <h2 id="gevel-where-used">{texts.title}</h2>
      {total === 0 && <p>{texts.none}</p>}
      <ul>
        {places.map((place) => (
          <li key={`${place.collection} ${place.id}`}>
            <a href={documentHref(language, place.collection, place.id)}>{label(place)}</a>
          </li>
        ))}
      </ul>
      {total > places.length && <p>{texts.more(total - places.length)}</p>}
      <Redirects {...leading} language={language} />
    </section>
  )
}
