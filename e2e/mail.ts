import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { type Delivery, startMailbox } from '@/src/testing/mailbox'

export type Mail = { to: string[]; subject: string; text: string }

/** A mail server that stores each message as a file, because the tests that read them run in other processes. */
export async function startMailServer(): Promise<{ url: string; folder: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gevel-mail-'))
  let arrived = 0
  const keep = async ({ envelope, message }: Delivery): Promise<void> => {
    const file = path.join(folder, `${String(arrived).padStart(6, '0')}.json`)
    arrived += 1
    const mail: Mail = { to: envelope.to, subject: message.subject ?? '', text: message.text ?? '' }
    // Renamed once complete, because a test may read it at any moment.
    await writeFile(`${file}.part`, JSON.stringify(mail))
    await rename(`${file}.part`, file)
  }
  const mailbox = await startMailbox((delivery) => void keep(delivery))
  return {
    url: mailbox.url,
    folder,
    stop: async () => {
      await mailbox.stop()
      await rm(folder, { recursive: true })
    },
  }
}

/** The messages to an address, in order of arrival. */
export async function mailsTo(folder: string, address: string): Promise<Mail[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted()
  const mails = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Mail),
  )
  return mails.filter(({ to }) => to.includes(address))
}

/** The first link in the text of a message. */
export const linkIn = (text: string): string => /https?:\S+/.exec(text)?.[0] ?? ''
