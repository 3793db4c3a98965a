import { isContentHost } from '@/src/features/consent/rules/content-host'
import {
  type ContentKind,
  type ContentSources,
  thirdPartySources,
} from '@/src/features/consent/rules/third-party'
import { VIDEO_PLAYER_ORIGINS } from '@/src/lib/video-source'
import { fontSources } from '@/src/features/theme/rules/font'
import type { Site } from './types'

/** The site itself: its pages are kept as they were drawn, so inline scripts cannot carry a nonce (docs/decisions/0071). */
const OWN: Record<ContentKind, readonly string[]> = {
  script: ["'self'", "'unsafe-inline'"],
  connect: ["'self'"],
  image: ["'self'", 'data:'],
  frame: VIDEO_PLAYER_ORIGINS,
  style: ["'self'", "'unsafe-inline'"],
  font: ["'self'"],
}

const DIRECTIVES: Record<ContentKind, string> = {
  script: 'script-src',
  connect: 'connect-src',
  image: 'img-src',
  frame: 'frame-src',
  style: 'style-src',
  font: 'font-src',
}

const KINDS: readonly ContentKind[] = ['script', 'connect', 'image', 'frame', 'style', 'font']

/** The same on every site. A film is a file at any encrypted address that an editor gives; it can run nothing. */
const FIXED = [
  "default-src 'self'",
  "media-src 'self' data: https:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
]

/** React explains its errors with eval while a site is being worked on, never after. */
const WORKSHOP: ContentSources = { script: ["'unsafe-eval'"] }

function hostSources(hosts: readonly string[]): ContentSources {
  const valid = hosts.filter(isContentHost)
  const https = valid.map((host) => `https://${host}`)
  const connect = [...https, ...valid.map((host) => `wss://${host}`)]
  return { script: https, connect, image: https, frame: https, style: https, font: https }
}

/** What pages of a site may load, run and frame: the site itself and exactly what its domain configures. */
export function contentSecurityPolicy({ foreign }: Pick<Site, 'foreign'>, development: boolean): string {
  const configured: ContentSources[] = [
    ...thirdPartySources(foreign),
    fontSources(foreign.themeFontUrl),
    hostSources(foreign.allowedHosts),
    ...(development ? [WORKSHOP] : []),
  ]
  const directives = KINDS.map((kind) => {
    const sources = new Set([...OWN[kind], ...configured.flatMap((source) => source[kind] ?? [])])
    return [DIRECTIVES[kind], ...sources].join(' ')
  })
  return [...FIXED, ...directives].join('; ')
}
