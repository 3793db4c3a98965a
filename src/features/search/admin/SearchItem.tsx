'use client'

import { Autocomplete } from '@base-ui/react/autocomplete'
import { Link } from '@payloadcms/ui'

import { STATE_TEXTS } from '@/src/admin/lists/state-texts'
import { type Mark, partsOf } from '@/src/features/search/rules/marks'
import { localeName } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import type { Item } from './items'
import { KindIcon } from './KindIcon'

const Marked = ({ text, marks }: { text: string; marks: readonly Mark[] }) =>
  partsOf(text, marks).map((part, index) => {
    // A text has no parts twice at the same place.
    const key = `${index} ${part.text}`
    return part.isHit ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>
  })

/** Where and in which language something was found, and whether it is online there. */
function Place({ hit, language }: { hit: NonNullable<Item['hit']>; language: Locale }) {
  const { locale, path, publication } = hit
  const state = locale && publication ? STATE_TEXTS[language][publication[locale]] : null
  return (
    <span className="gevel-search__place">
      {path !== null && <span>{path}</span>}
      {locale !== null && <abbr title={localeName(locale, language)}>{locale.toUpperCase()}</abbr>}
      {state !== null && <span>{state}</span>}
    </span>
  )
}

/** A result is a link, so that Ctrl-click and the middle button open it in a new tab. */
export function SearchItem({ item, language }: { item: Item; language: Locale }) {
  const { hit, href, isPlain, kind, label, marks } = item
  return (
    <Autocomplete.Item
      className="gevel-search__item"
      value={item}
      // A page outside the panel is loaded as a whole.
      render={({ children, ...props }) =>
        isPlain ? (
          <a {...props} href={href}>
            {children}
          </a>
        ) : (
          <Link {...props} href={href} prefetch={false}>
            {children}
          </Link>
        )
      }
    >
      <KindIcon kind={kind} />
      <span className="gevel-search__title">
        <Marked text={label} marks={marks} />
      </span>
      {hit && <Place hit={hit} language={language} />}
      {hit?.excerpt && (
        <span className="gevel-search__excerpt">
          <Marked {...hit.excerpt} />
        </span>
      )}
    </Autocomplete.Item>
  )
}
