'use client'

import { Button, toast, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { refusalOf } from '@/src/admin/dialog/dialog-errors'
import { Select } from '@/src/admin/dialog/Select'
import { NewSecret } from '@/src/admin/NewSecret'
import { localeName, toLocale } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { LINK_LIFETIMES } from '../../rules/preview-link'
import { makeLink, type PreviewLink, readLinks, revokeLink, type Shared } from './link-calls'
import { LinkTable } from './LinkTable'
import { SHARE_TEXTS } from './texts'

type Props = Shared & { language: Locale }

function useLinks({ collection, id, language }: Props) {
  const texts = SHARE_TEXTS[language]
  const [links, setLinks] = useState<readonly PreviewLink[] | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    let isLeft = false
    readLinks({ collection, id })
      .then((found) => isLeft || setLinks(found))
      .catch(() => toast.error(texts.failed))
    return () => {
      isLeft = true
    }
  }, [collection, id, texts])
  /** @returns whether it was done */
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true)
    await work().catch((error: unknown) => {
      const refusal = refusalOf(error, [], texts.failed)
      toast.error('message' in refusal ? refusal.message : texts.failed)
    })
    setBusy(false)
  }
  const make = (locale: Locale, expiresInDays: number, onMade: (link: PreviewLink) => void) =>
    run(async () => {
      const link = await makeLink({ collection, id }, { locale, expiresInDays })
      setLinks((others) => [link, ...(others ?? [])])
      onMade(link)
    })
  const revoke = ({ id: link }: PreviewLink) =>
    run(async () => {
      await revokeLink({ collection, id }, link)
      setLinks((all) => (all ?? []).filter((one) => one.id !== link))
      toast.success(texts.revoked)
    })
  return { links, isBusy, make, revoke }
}

/** The links that show the draft of a document to whoever has them: making one, copying and revoking. */
export function PreviewLinks({ language, ...document }: Props) {
  const texts = SHARE_TEXTS[language]
  const locale = toLocale(useLocale().code)
  const { links, isBusy, make, revoke } = useLinks({ ...document, language })
  const [made, setMade] = useState<PreviewLink | null>(null)
  const [days, setDays] = useState<number>(LINK_LIFETIMES[0])
  return (
    <div className="gevel-preview-links">
      <p>{texts.explanation}</p>
      <div className="gevel-preview-links__new">
        <Select
          name="expiresInDays"
          label={texts.lifetime}
          value={String(days)}
          options={LINK_LIFETIMES.map((each) => ({ id: String(each), name: texts.days(each) }))}
          onChange={(value) => setDays(Number(value))}
        />
        <Button disabled={isBusy} margin={false} onClick={() => void make(locale, days, setMade)}>
          {texts.create(localeName(locale, language))}
        </Button>
      </div>
      <div aria-live="polite">
        {made &&
          links?.includes(made) &&
          (made.url ? <NewSecret secret={made.url} texts={texts} /> : <p>{texts.noSite}</p>)}
      </div>
      {links === null && <p>{texts.loading}</p>}
      {links?.length === 0 && <p>{texts.none}</p>}
      {links !== null && links.length > 0 && (
        <LinkTable {...{ isBusy, language, links, texts }} onRevoke={(link) => void revoke(link)} />
      )}
    </div>
  )
}
