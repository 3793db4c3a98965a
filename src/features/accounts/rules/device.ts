import Bowser from 'bowser'

/** The browser and the operating system of a User-Agent, without versions; null where they are not known. */
export type Device = { browser: string | null; system: string | null }

export function deviceOf(userAgent: string | null | undefined): Device | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: browser.name || null, system: os.name || null }
}
