import type { FormSubmission } from '@/payload-types'
import { panelHref } from '@/src/api-client/panel-href'
import type { Locale } from '@/src/lib/constants'
import { fileSizeText } from '@/src/lib/file-size'
import { ATTACHMENT_TEXTS } from './texts'

type Props = { submission: string; files: NonNullable<FormSubmission['attachments']>; language: Locale }

/** The files of an answer, to be downloaded. */
export function Attachments({ submission, files, language }: Props) {
  const { download } = ATTACHMENT_TEXTS[language]
  return (
    <ul className="gevel-attachments">
      {files.map(({ id, name, bytes }) => (
        <li key={id}>
          <a
            aria-label={download(name)}
            download={name}
            href={panelHref('/api/admin/form-submissions/{id}/attachments/{attachment}', undefined, {
              id: submission,
              attachment: id,
            })}
          >
            {name}
          </a>{' '}
          <span>{fileSizeText(bytes, language)}</span>
        </li>
      ))}
    </ul>
  )
}
