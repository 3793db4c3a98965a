import { sendParts } from './send-parts'
import type { Data, Options } from './types'

/** The chosen files by the names of their questions. */
export type Files = Readonly<Record<string, readonly File[]>>
type Body = Options<'/api/forms', 'post'>['body']

const TIMEOUT_MS = 600_000

/**
 * Sends a submission with files.
 * @param onProgress gets the part that was sent, from 0 to 1
 * @throws {HttpError} as `api` does; status 0 when the connection was lost
 */
export async function sendForm(
  submission: Body,
  files: Files,
  onProgress: (fraction: number) => void,
): Promise<Data<'/api/forms', 'post'>> {
  const body = new FormData()
  body.set('json', JSON.stringify(submission))
  for (const [name, list] of Object.entries(files)) for (const file of list) body.append(name, file)
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  // Our API answers this to a submission that it has stored.
  return (await sendParts({ url: '/api/forms', body, signal, onProgress })) as Data<'/api/forms', 'post'>
}
