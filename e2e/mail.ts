import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { type Delivery, startMailbox } from '@/src/testing/mailbox'

export type Letter = { to: string[]; subject: string; text: string }

/** A mail server for the app that keeps each message as a file, where the tests, which are other processes, find it. */
export async function startMailServer(): Promise<{ url: string; folder: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gevel-mail-'))
  let arrived = 0
  const keep = async ({ envelope, message }: Delivery): Promise<void> => {
    const file = path.join(folder, `${String(arrived).padStart(6, '0')}.json`)
    arrived += 1
    const letter: Letter = { to: envelope.to, subject: message.subject ?? '', text: message.text ?? '' }
    // Under its name only when it is whole: it is read at any moment.
    await writeFile(`${file}.part`, JSON.stringify(letter))
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

/** All that was sent to an address, in the order of arrival. */
export async function lettersTo(folder: string, address: string): Promise<Letter[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted()
  const letters = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Letter),
  )
  return letters.filter(({ to }) => to.includes(address))
}
