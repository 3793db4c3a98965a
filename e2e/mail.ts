import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { startMailbox } from '@/src/testing/mailbox'

export type Letter = { to: string[]; subject: string; text: string }

/** A mail server for the app that keeps each message as a file, where the tests, which are other processes, find it. */
export async function startMailServer(): Promise<{ url: string; folder: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gevel-mail-'))
  const mailbox = await startMailbox()
  let arrived = 0
  const keep = async (): Promise<void> => {
    const { envelope, message } = await mailbox.next()
    const letter: Letter = { to: envelope.to, subject: message.subject ?? '', text: message.text ?? '' }
    await writeFile(path.join(folder, `${String(arrived).padStart(6, '0')}.json`), JSON.stringify(letter))
    arrived += 1
    return keep()
  }
  void keep()
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
