/** Third-party scripts that a domain may have: which, from where, and what they reach (Behaviour: script-list). */

/** The kinds of content that a Content-Security-Policy tells apart, as far as scripts of others need them. */
export type ContentKind = 'script' | 'connect' | 'image' | 'frame' | 'style' | 'font'
export type ContentSources = { [K in ContentKind]?: readonly string[] }

type ScriptOfOthers = {
  /** What an id of it looks like; anything else is refused on save and never loaded. */
  idPattern: RegExp
  address: (id: string) => string
  /** As its maker's documentation lists them. */
  sources: ContentSources
}

const TAG_MANAGER_HOST = 'https://www.googletagmanager.com'

const tagManager: ScriptOfOthers = {
  idPattern: /^GTM-[A-Z0-9]{4,12}$/,
  address: (id) => `${TAG_MANAGER_HOST}/gtm.js?id=${id}`,
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
    address: (id) => `https://www.clarity.ms/tag/${id}`,
    sources: { script: [CLARITY], connect: [CLARITY, BING_COUNTER], image: [CLARITY, BING_COUNTER] },
  },
  hotjar: {
    idPattern: /^[1-9]\d{3,9}$/,
    address: (id) => `https://static.hotjar.com/c/hotjar-${id}.js?sv=6`,
    sources: {
      script: [HOTJAR],
      connect: [HOTJAR, 'https://*.hotjar.io', 'wss://*.hotjar.com'],
      image: [HOTJAR],
      frame: [HOTJAR],
      style: [HOTJAR],
      font: [HOTJAR],
    },
  },
} satisfies Record<string, ScriptOfOthers>

export const SESSION_RECORDERS = ['clarity', 'hotjar'] as const satisfies (keyof typeof recorders)[]
export type SessionRecorder = (typeof SESSION_RECORDERS)[number]
/** When a domain loads the recorder. */
export const SESSION_RECORDING_LOADS = ['analytics-consent', 'start-up'] as const
export type SessionRecordingLoad = (typeof SESSION_RECORDING_LOADS)[number]
/** Which consent a script waits for; `never`: a placeholder, declared and not loaded (Behaviour: script-consent). */
export type LoadRule = SessionRecordingLoad | 'never'

/** The fields of a domain record that name scripts of others. */
export type ThirdPartySettings = {
  tagManagerId?: string | null
  sessionRecordingId?: string | null
  sessionRecordingProvider: SessionRecorder
}

/** A script with what a page needs to start it; the id is that of its element. */
export type PlannedScript = {
  id: 'tag-manager' | 'session-recording' | 'analytics' | 'ads'
  /** Null: not configured. */
  src: string | null
  load: LoadRule
  /** Whose recorder it is, and the id that the recorder knows the site by. */
  recorder?: { provider: SessionRecorder; siteId: string }
}

const isIdOf = ({ idPattern }: ScriptOfOthers, id: unknown): id is string =>
  typeof id === 'string' && idPattern.test(id)

export const isTagManagerId = (id: unknown): id is string => isIdOf(tagManager, id)

export const isSessionRecordingId = (provider: SessionRecorder, id: unknown): id is string =>
  isIdOf(recorders[provider], id)

function planRecorder(settings: ThirdPartySettings, load: LoadRule): PlannedScript {
  const { sessionRecordingId: siteId, sessionRecordingProvider: provider } = settings
  const planned = { id: 'session-recording', load } as const
  if (!isSessionRecordingId(provider, siteId)) return { ...planned, src: null }
  return { ...planned, src: recorders[provider].address(siteId), recorder: { provider, siteId } }
}

/** Every script that a domain has or could have, in the order they start. */
export function planScripts(settings: ThirdPartySettings, recorderLoad: LoadRule): PlannedScript[] {
  const { tagManagerId } = settings
  const tagManagerAt = isTagManagerId(tagManagerId) ? tagManager.address(tagManagerId) : null
  return [
    { id: 'tag-manager', src: tagManagerAt, load: 'start-up' },
    planRecorder(settings, recorderLoad),
    { id: 'analytics', src: null, load: 'never' },
    { id: 'ads', src: null, load: 'never' },
  ]
}

/** A script that a domain has an id for. */
export type LoadableScript = PlannedScript & { src: string }

/** The scripts that pages of a domain start; empty where nothing is configured. */
export const loadableScripts = (...domain: Parameters<typeof planScripts>): LoadableScript[] =>
  planScripts(...domain).filter((script): script is LoadableScript => script.src !== null)

/** What the configured scripts fetch from; empty without a usable id. */
export function thirdPartySources(settings: ThirdPartySettings): ContentSources[] {
  const { tagManagerId, sessionRecordingId, sessionRecordingProvider: provider } = settings
  return [
    ...(isTagManagerId(tagManagerId) ? [tagManager.sources] : []),
    ...(isSessionRecordingId(provider, sessionRecordingId) ? [recorders[provider].sources] : []),
  ]
}
