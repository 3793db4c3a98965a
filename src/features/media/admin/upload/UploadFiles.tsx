'use client'

import { Button, useListDrawerContext, useListQuery, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef } from 'react'

import { takeOfferedFiles } from '@/src/admin/offered-files'
import { toLocale } from '@/src/i18n/locale-texts'
import { DisabledUntilHydrated } from '@/src/upstream/payload/disabled-until-hydrated'
import { NO_FOLDER, storedFolder } from '../../rules/filing'
import { IMAGE_TYPES } from '../../rules/image-types'
import { LostFiles } from './LostFiles'
import { UPLOAD_TEXTS } from './texts'
import { addFiles, sendAgain } from './upload-queue'
import { UploadPanel } from './UploadPanel'
import { useFileDrop } from './use-file-drop'
import { useLeaveWarning, useUploads } from './use-uploads'

/** Shows the list of images anew, in the panel or in a picker with what it is narrowed to. */
function useRefresh() {
  const router = useRouter()
  const { isInDrawer } = useListDrawerContext()
  const { refineListData } = useListQuery()
  return () => (isInDrawer ? void refineListData({ page: 1 }) : router.refresh())
}

/** The folder that the list is narrowed to; null for none. */
function useFolder(): string | null {
  const { folder } = useListQuery().query as { folder?: unknown }
  return typeof folder === 'string' && folder !== NO_FOLDER ? storedFolder(folder) || null : null
}

/** Whether an alt text is being typed: a picker that is shown anew would lose the place. */
const isTyping = () => document.activeElement?.matches('.gevel-upload input[type="text"]') === true

/** Uploads files to the library, several at once: chosen, or dropped anywhere on the list. */
export function UploadFiles({ tenant }: { tenant: string }) {
  const language = toLocale(useTranslation().i18n.language)
  const texts = UPLOAD_TEXTS[language]
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const refresh = useRefresh()
  const folder = useFolder()
  const { uploads, lost } = useUploads(tenant)
  useLeaveWarning(uploads)
  const finish = () => {
    if (!isTyping()) refresh()
  }
  const add = (files: File[]) => {
    if (files.length > 0) void addFiles({ tenant, folder }, files, language).then(finish)
    // Otherwise choosing the same file again fires no change event.
    if (input.current) input.current.value = ''
  }
  const addOffered = useEffectEvent(() => add(takeOfferedFiles()))
  useEffect(() => addOffered(), [])
  const { area, isOver } = useFileDrop<HTMLElement>(add)
  const hint = folder === null ? texts.hint : texts.hintIn(folder)
  const choose = () => input.current?.click()
  const close = () => {
    refresh()
    button.current?.focus()
  }
  return (
    <section ref={area} className="gevel-upload" aria-label={texts.label} data-over={isOver || undefined}>
      <div className="gevel-upload__choose">
        <DisabledUntilHydrated>
          <input
            ref={input}
            type="file"
            multiple
            hidden
            accept={IMAGE_TYPES.join(',')}
            onChange={({ target }) => add([...(target.files ?? [])])}
          />
          <Button ref={button} size="small" margin={false} buttonStyle="secondary" onClick={choose}>
            {texts.choose}
          </Button>
        </DisabledUntilHydrated>
        <p>{isOver ? texts.drop : hint}</p>
      </div>
      {lost.length > 0 && <LostFiles {...{ tenant, texts, choose }} names={lost} />}
      <UploadPanel
        {...{ uploads, language, texts, tenant }}
        onAgain={(ids) => void sendAgain(ids, language).then(finish)}
        onClose={close}
      />
    </section>
  )
}
