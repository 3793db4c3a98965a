import { isSafeHref } from './safe-href'

export type VideoSource = 'file' | 'youtube' | 'vimeo'

const YOUTUBE_HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com']
const YOUTUBE_ID = /^[\w-]{11}$/
const VIMEO_HOSTS = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']
const VIMEO_PATH = /^\/(?:video\/)?(\d{1,12})(?:\/([\da-f]{6,16}))?\/?$/
const YOUTUBE_PLAYER = 'https://www.youtube-nocookie.com'
const VIMEO_PLAYER = 'https://player.vimeo.com'
/** Where the players of films come from. */
export const VIDEO_PLAYER_ORIGINS = [YOUTUBE_PLAYER, VIMEO_PLAYER] as const
const FILM = /\.(?:mp4|webm)$/i
/** Only to take a path of this site apart. */
const HERE = 'https://this-site.invalid'

const youtubeId = ({ hostname, pathname, searchParams }: URL): string | null => {
  if (hostname === 'youtu.be') return pathname.slice(1)
  if (!YOUTUBE_HOSTS.includes(hostname)) return null
  return searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)$/.exec(pathname)?.[1] ?? null
}

function youtubePlayer(url: URL): string | null {
  const id = youtubeId(url)
  return id && YOUTUBE_ID.test(id) ? `${YOUTUBE_PLAYER}/embed/${id}?autoplay=1` : null
}

/** A film that is not listed has a key: the second part of its path, or `h`. */
function vimeoPlayer({ hostname, pathname, searchParams }: URL): string | null {
  const [, id, key = searchParams.get('h')] = VIMEO_PATH.exec(pathname) ?? []
  if (!id || !VIMEO_HOSTS.includes(hostname)) return null
  const query = new URLSearchParams({ dnt: '1', autoplay: '1', ...(key && { h: key }) })
  return `${VIMEO_PLAYER}/video/${id}?${query}`
}

/** A file here or elsewhere. Elsewhere it must be encrypted, or a browser on an encrypted page refuses it. */
function fileUrl(url: unknown, ending: RegExp): string | null {
  if (!isSafeHref(url)) return null
  const { pathname, protocol } = new URL(url, HERE)
  return ending.test(pathname) && protocol === 'https:' ? url : null
}

/** A WebVTT file, or null when the address is not one. */
export const captionsUrl = (url: unknown): string | null => fileUrl(url, /\.vtt$/i)

/**
 * What a player loads for an address of a film (an embed that sets no cookies, or the file itself), or null when
 * the address is not one of that source.
 * @param url absolute, or for a file also a path of this site
 */
export function playerUrl(source: VideoSource, url: unknown): string | null {
  if (source === 'file') return fileUrl(url, FILM)
  if (typeof url !== 'string' || !URL.canParse(url)) return null
  const parsed = new URL(url)
  if (parsed.protocol !== 'https:') return null
  return source === 'youtube' ? youtubePlayer(parsed) : vimeoPlayer(parsed)
}

/** Who is asked for the film when it is played; null for this site itself. */
export function videoHost(source: VideoSource, url: string): string | null {
  if (source === 'youtube') return 'YouTube'
  if (source === 'vimeo') return 'Vimeo'
  return URL.canParse(url) ? new URL(url).hostname : null
}
