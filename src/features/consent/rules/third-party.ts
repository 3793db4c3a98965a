/** Third-party scripts that a domain may have, with their sources (Behaviour: script-list). */

/** The directives of a Content-Security-Policy that third-party scripts need. */
export type ContentKind = 'script' | 'connect' | 'image' | 'frame' | 'style' | 'font'
export type ContentSources = { [K in ContentKind]?: readonly string[] }

type ThirdPartyScript = {
  /** Other ids are rejected on save and never loaded. */
  idPattern: RegExp
  urlOf: (id: string) => string
  /** As documented by the vendor. */
  sources: ContentSources
}

const TAG_MANAGER_HOST = 'https://www.googletagmanager.com'

const tagManager: ThirdPartyScript = {
  idPattern: /^GTM-[A-Z0-9]{4,12}$/,
  urlOf: (id) => `${TAG_MANAGER_HOST}/gtm.js?id=${id}`,
  sources: {
    script: [TAG_MANAGER_HOST],
    connect: [TAG_MANAGER_HOST],
    image: [TAG_MANAGER_HOST],
    frame: [TAG_MANAGER_HOST],
  },
}

const CLARITY = 'https://*.clarity.ms'
const BING_COUNTER = 'https://c.bing.com'
const HOTJAR = 'https://*.hotjar.com'

const recorders = {
  clarity: {
    idPattern: /^[a-z0-9]{6,16}$/,
    urlOf: (id) => `https://www.clarity.ms/tag/${id}`,
    sources: { script: [CLARITY], connect: [CLARITY, BING_COUNTER], image: [CLARITY, BING_COUNTER] },
  },
  hotjar: {
    idPattern: /^[1-9]\d{3,9}$/,
    urlOf: (id) => `https://static.hotjar.com/c/hotjar-${id}.js?sv=6`,
    sources: {
      script: [HOTJAR],
      connect: [HOTJAR, 'https://*.hotjar.io', 'wss://*.hotjar.com'],
      image: [HOTJAR],
      frame: [HOTJAR],
      style: [HOTJAR],
      font: [HOTJAR],
    },
  },
} satisfies Record<string, ThirdPartyScript>

export const SESSION_RECORDERS = ['clarity', 'hotjar'] as const satisfies (keyof typeof recorders)[]
export type SessionRecorder = (typeof SESSION_RECORDERS)[number]
/** When a domain loads the recorder. */
export const SESSION_RECORDING_LOADS = ['analytics-consent', 'start-up'] as const
export type SessionRecordingLoad = (typeof SESSION_RECORDING_LOADS)[number]
/** When a script loads; `never`: a placeholder that is declared but not loaded (Behaviour: script-consent). */
export type LoadRule = SessionRecordingLoad | 'never'

/** The fields of a domain that configure third-party scripts. */
export type ThirdPartySettings = {
  tagManagerId?: string | null
  sessionRecordingId?: string | null
  sessionRecordingProvider: SessionRecorder
}

/** A script with what a page needs to start it; `id` is that of its element. */
export type PlannedScript = {
  id: 'tag-manager' | 'session-recording' | 'analytics' | 'ads'
  /** Null: not configured. */
  src: string | null
  load: LoadRule
  /** `siteId`: the site's id with the provider. */
  recorder?: { provider: SessionRecorder; siteId: string }
}

const isIdOf = ({ idPattern }: ThirdPartyScript, id: unknown): id is string =>
  typeof id === 'string' && idPattern.test(id)

export const isTagManagerId = (id: unknown): id is string => isIdOf(tagManager, id)

export const isSessionRecordingId = (provider: SessionRecorder, id: unknown): id is string =>
  isIdOf(recorders[provider], id)

function planRecorder(settings: ThirdPartySettings, load: LoadRule): PlannedScript {
  const { sessionRecordingId: siteId, sessionRecordingProvider: provider } = settings
  const planned = { id: 'session-recording', load } as const
  if (!isSessionRecordingId(provider, siteId)) return { ...planned, src: null }
  return { ...planned, src: recorders[provider].urlOf(siteId), recorder: { provider, siteId } }
}

/** All scripts that a domain could have, in the order in which they start. */
export function planScripts(settings: ThirdPartySettings, recorderLoad: LoadRule): PlannedScript[] {
  const { tagManagerId } = settings
  const tagManagerUrl = isTagManagerId(tagManagerId) ? tagManager.urlOf(tagManagerId) : null
  return [
    { id: 'tag-manager', src: tagManagerUrl, load: 'start-up' },
    planRecorder(settings, recorderLoad),
    { id: 'analytics', src: null, load: 'never' },
    { id: 'ads', src: null, load: 'never' },
  ]
}

/** A configured script. */
export type LoadableScript = PlannedScript & { src: string }

/** The configured scripts of a domain, in the order in which they start. */
export const loadableScripts = (...domain: Parameters<typeof planScripts>): LoadableScript[] =>
  planScripts(...domain).filter((script): script is LoadableScript => script.src !== null)

/** The hosts that the configured scripts load from, for the Content-Security-Policy. */
export function thirdPartySources(settings: ThirdPartySettings): ContentSources[] {
  const { tagManagerId, sessionRecordingId, sessionRecordingProvider: provider } = settings
  return [
    ...(isTagManagerId(tagManagerId) ? [tagManager.sources] : []),
    ...(isSessionRecordingId(provider, sessionRecordingId) ? [recorders[provider].sources] : []),
  ]
}
