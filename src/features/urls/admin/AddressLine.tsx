import { useTranslation } from '@payloadcms/ui'
import { useId } from 'react'

import { localeName, toLocale } from '@/src/i18n/locale-texts'
import { documentHref } from '@/src/routing/admin-paths'
import { EditOnSiteLink } from './EditOnSiteLink'
import { SiteLink } from './SiteLink'
import { ADDRESS_TEXTS, type AddressTexts } from './texts'
import { type Check, type Line, type Subject, useCheck } from './use-addresses'
import { useDebounced } from './use-debounced'

const COLLECTIONS = { page: 'pages', post: 'posts', author: 'authors', category: 'categories' } as const

type Props = {
  line: Line
  subject: Subject
  value: string
  isPublished: boolean
  readOnly: boolean
  /** Why a save was rejected because of this line. */
  error: string | undefined
  /** The id of a message about this line, and perhaps others. */
  errorId: string | undefined
  onType: (path: string) => void
}

/** What is known about the path in the field: the answer of the check, or what a save will do. */
function stateText(check: Check | 'failed' | null, { line, value, isPublished }: Props, texts: AddressTexts) {
  if (value === '') return line.path !== null && isPublished ? texts.leaves : ''
  if (check === null) return texts.checking
  if (check === 'failed') return texts.unchecked
  if (check.state !== 'free') return check.message
  const now = line.path !== null && isPublished ? ` ${texts.moves(line.path)}` : ''
  return texts.free(check.path) + now
}

/** The path of the page on one domain, with what is known about it. */
export function AddressLine(props: Props) {
  const { line, subject, value, isPublished, readOnly, error, errorId, onType } = props
  const { i18n } = useTranslation()
  const language = toLocale(i18n.language)
  const texts = ADDRESS_TEXTS[language]
  const id = useId()
  // An address that visitors have already needs no check.
  const isNew = !isPublished || value !== (line.path ?? '')
  const settled = useDebounced(value)
  const check = useCheck(subject, line.domain, isNew && value === settled && value !== '' ? value : null)
  const state = isNew ? stateText(check, props, texts) : ''
  const owner = check !== null && check !== 'failed' ? check.usedBy : null
  const isRefused = check !== null && check !== 'failed' && check.state !== 'free'
  const isFree = check !== null && check !== 'failed' && check.state === 'free'
  const isWrong = error !== undefined && !isFree
  const detail = `${line.hostname} (${localeName(subject.locale, language)})`
  const suggestion = value === '' && !readOnly ? line.proposal : null
  return (
    <li className="gevel-address">
      <label htmlFor={id}>{line.hostname}</label>
      <div className="gevel-address__control">
        <input
          id={id}
          type="text"
          value={value}
          placeholder={texts.notHere}
          readOnly={readOnly}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          aria-describedby={[`${id}-state`, errorId].filter(Boolean).join(' ')}
          aria-invalid={isRefused || isWrong || (errorId && !isFree) ? true : undefined}
          onChange={(event) => onType(event.target.value)}
        />
        {line.href && (
          <SiteLink href={line.href} detail={detail} texts={texts}>
            {texts.view}
          </SiteLink>
        )}
        {line.href && <EditOnSiteLink href={line.href} detail={detail} language={language} />}
      </div>
      <output id={`${id}-state`} htmlFor={id} data-refused={isRefused || isWrong || undefined}>
        {isWrong && !isRefused ? error : state}
      </output>
      {owner && (
        <a href={documentHref(language, COLLECTIONS[owner.type], owner.id)} target="_blank" rel="noreferrer">
          {texts.open} {owner.title ?? line.hostname + value}
        </a>
      )}
      {suggestion && (
        <button type="button" className="gevel-link-button" onClick={() => onType(suggestion)}>
          {texts.use(suggestion)}
        </button>
      )}
    </li>
  )
}
