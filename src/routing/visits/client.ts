import Bowser from 'bowser'
import type { IncomingHttpHeaders } from 'node:http'

import type { Device } from '@/src/features/visits/rules/visit'
import { isBot } from '@/src/lib/bot'

const PLATFORMS: Partial<Record<string, Device>> = { mobile: 'phone', tablet: 'tablet' }
const IS_PHONE = '?1'
const MAX_KNOWN = 2_000
/** By User-Agent: telling robots and devices by their names costs more than the rest of an answer from memory. */
const known = new Map<string, Device | null>()

const deviceOf = (userAgent: string): Device | null =>
  isBot(userAgent, '') ? null : (PLATFORMS[Bowser.parse(userAgent).platform.type ?? ''] ?? 'desktop')

/** The device of a visitor; null for a robot, and for a program that does not say what it is. */
export function visitorDevice(headers: IncomingHttpHeaders): Device | null {
  const userAgent = headers['user-agent']
  if (!userAgent) return null
  let device = known.get(userAgent)
  if (device === undefined) {
    device = deviceOf(userAgent)
    if (known.size >= MAX_KNOWN) known.clear()
    known.set(userAgent, device)
  }
  return device !== null && headers['sec-ch-ua-mobile'] === IS_PHONE ? 'phone' : device
}
