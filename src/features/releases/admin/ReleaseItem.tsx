'use client'

import { Button, Link } from '@payloadcms/ui'

import { LocalTime } from '@/src/admin/LocalTime'
import { localeName } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { documentHref } from '@/src/routing/admin-paths'
import { releaseHref } from '../server/release-href'
import { type Item, type Release, removeItem, settleItem } from './release-calls'
import type { ReleaseTexts } from './texts'
import type { ReleaseState } from './use-release'

type Props = {
  tenant: string
  release: Release
  item: Item
  mayChange: boolean
  texts: ReleaseTexts
  language: Locale
  own: ReleaseState
}

const titleOf = ({ collection, title }: Item, texts: ReleaseTexts): string =>
  title ?? (collection === 'pages' || collection === 'posts' ? texts.untitled : texts.kinds[collection])

function stateOf({ isOnline }: Item, { state }: Release, texts: ReleaseTexts): string {
  if (state === 'published') return isOnline ? texts.isOnline : texts.isOffline
  return isOnline ? texts.online : texts.offline
}

function Settling({ tenant, release, item, mayChange, texts, language, own }: Props) {
  if (!mayChange) return null
  const of = `${titleOf(item, texts)}, ${localeName(item.locale, language)}`
  const { id } = release
  const button = (name: string, work: () => Promise<unknown>, done: string) => (
    <Button
      buttonStyle="secondary"
      margin={false}
      size="small"
      disabled={own.isBusy}
      extraButtonProps={{ 'aria-label': `${name}: ${of}` }}
      onClick={() => void own.act(work, done)}
    >
      {name}
    </Button>
  )
  const settle = (take: 'draft' | 'added') => () => settleItem(tenant, { id, item: item.id, take })
  const isSettled = item.conflict === null || item.conflict === 'inTrash'
  return (
    <div className="gevel-release__acts">
      {!isSettled && button(texts.takeDraft, settle('draft'), texts.settled)}
      {item.conflict === 'changed' && item.canKeep && button(texts.takeAdded, settle('added'), texts.settled)}
      {button(texts.remove, () => removeItem(tenant, id, item.id), texts.removed)}
    </div>
  )
}

/** A language of a document in a release: what it is, what has to be settled, and how. */
export function ReleaseItem(props: Props) {
  const { release, item, texts, language } = props
  const { collection, document, locale, conflict, alsoIn, addedBy, addedAt } = item
  return (
    <li className="gevel-release__line">
      <p>
        <Link href={`${documentHref(language, collection, document)}?locale=${locale}`} prefetch={false}>
          <strong>{titleOf(item, texts)}</strong>
        </Link>{' '}
        <span className="gevel-release__facts">
          {texts.kinds[collection]}, {localeName(locale, language)}. {stateOf(item, release, texts)}.
        </span>
      </p>
      <p className="gevel-release__facts">
        {texts.addedBy(addedBy?.name ?? texts.former)}, <LocalTime value={addedAt} />
      </p>
      {conflict && <p className="gevel-release__conflict">{texts.conflicts[conflict]}</p>}
      {alsoIn.length > 0 && (
        <p className="gevel-release__conflict">
          {texts.alsoIn}{' '}
          {alsoIn.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link href={releaseHref(language, id)} prefetch={false}>
                {name}
              </Link>
            </span>
          ))}
        </p>
      )}
      <Settling {...props} />
    </li>
  )
}
