import { isContentHost } from '@/src/features/consent/rules/content-host'
import {
  type ContentKind,
  type ContentSources,
  thirdPartySources,
} from '@/src/features/consent/rules/third-party'
import { VIDEO_PLAYER_ORIGINS } from '@/src/lib/video-source'
import { fontSources } from '@/src/features/theme/rules/font'
import type { Site } from './types'

/** Without any setting. Pages are cached, so inline scripts cannot carry a nonce (docs/decisions/0071). */
const BASE_SOURCES: Record<ContentKind, readonly string[]> = {
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

/** The same on every site. A video may be a file at any HTTPS URL that an editor enters: it cannot run anything. */
const FIXED_DIRECTIVES = [
  "default-src 'self'",
  "media-src 'self' data: https:",
  "script-src-attr 'none'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
]

/** React uses eval for its error messages in development only. */
const DEVELOPMENT_SOURCES: ContentSources = { script: ["'unsafe-eval'"] }

function hostSources(hosts: readonly string[]): ContentSources {
  const valid = hosts.filter(isContentHost)
  const https = valid.map((host) => `https://${host}`)
  const connect = [...https, ...valid.map((host) => `wss://${host}`)]
  return { script: https, connect, image: https, frame: https, style: https, font: https }
}

type Policed = Pick<Site, 'thirdParty'>

/** The directives of what a page may load, by kind. */
function loadingDirectives({ thirdParty }: Policed, development: boolean): Record<ContentKind, string> {
  const configured: ContentSources[] = [
    ...thirdPartySources(thirdParty),
    fontSources(thirdParty.themeFontUrl),
    hostSources(thirdParty.allowedHosts),
    ...(development ? [DEVELOPMENT_SOURCES] : []),
  ]
  const directiveOf = (kind: ContentKind): string => {
    const sources = new Set([...BASE_SOURCES[kind], ...configured.flatMap((source) => source[kind] ?? [])])
    return [DIRECTIVES[kind], ...sources].join(' ')
  }
  const entries = KINDS.map((kind) => [kind, directiveOf(kind)] as const)
  // One entry for each kind.
  return Object.fromEntries(entries) as Record<ContentKind, string>
}

/** Pages of a site may load, run and frame the site itself and exactly what its domain configures. */
export const contentSecurityPolicy = (site: Policed, development: boolean): string =>
  [
    ...FIXED_DIRECTIVES,
    "frame-ancestors 'self'",
    ...Object.values(loadingDirectives(site, development)),
  ].join('; ')

/**
 * The policy of a preview: it shows what a page of the site shows, runs no script of others and connects to none, and only the
 * panel may frame it.
 * @param nonce of its inline scripts, as it is rendered for each request
 * @param panels the origins of the panel
 */
export function previewPolicy(
  site: Policed,
  { nonce, panels, development }: { nonce: string; panels: readonly string[]; development: boolean },
): string {
  const { image, frame, style, font } = loadingDirectives(site, development)
  const scripts = ["'self'", `'nonce-${nonce}'`, ...(development ? ["'unsafe-eval'"] : [])]
  return [
    // First: Next reads the nonce from the first directive that begins with "script-src".
    `script-src ${scripts.join(' ')}`,
    ...FIXED_DIRECTIVES,
    `frame-ancestors ${panels.join(' ')}`,
    "connect-src 'self'",
    ...[image, frame, style, font],
  ].join('; ')
}
