'use client'

import { Button, toast } from '@payloadcms/ui'

import { CellLabel } from '@/src/admin/lists/CellLabel'
import { LocalTime } from '@/src/admin/LocalTime'
import { localeName } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import type { PreviewLink } from './link-calls'
import type { ShareTexts } from './texts'

type Props = {
  links: readonly PreviewLink[]
  texts: ShareTexts
  language: Locale
  isBusy: boolean
  onRevoke: (link: PreviewLink) => void
}

export function LinkTable({ links, texts, language, isBusy, onRevoke }: Props) {
  const copy = async (url: string) => {
    await globalThis.navigator.clipboard.writeText(url)
    toast.success(texts.copied)
  }
  return (
    <table className="gevel-table gevel-audit">
      <thead>
        <tr>
          {[texts.language, texts.by, texts.expires, texts.action].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {links.map((link) => {
          const { id, url, locale, createdBy, expiresAt } = link
          return (
            <tr key={id}>
              <th scope="row">{localeName(locale, language)}</th>
              <td>
                <CellLabel text={texts.by} />
                {createdBy}
              </td>
              <td>
                <CellLabel text={texts.expires} />
                <LocalTime value={expiresAt} />
              </td>
              <td className="gevel-preview-links__acts">
                {url !== null && (
                  <Button
                    buttonStyle="secondary"
                    margin={false}
                    onClick={() => void copy(url).catch(() => toast.error(texts.failed))}
                    size="small"
                  >
                    {texts.copy}
                  </Button>
                )}
                <Button
                  buttonStyle="secondary"
                  disabled={isBusy}
                  margin={false}
                  onClick={() => onRevoke(link)}
                  size="small"
                >
                  {texts.revoke}
                </Button>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
