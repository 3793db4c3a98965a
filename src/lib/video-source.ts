import { isSafeHref } from './safe-href'

export type VideoSource = 'file' | 'youtube' | 'vimeo'

const YOUTUBE_HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com']
const YOUTUBE_ID = /^[\w-]{11}$/
const VIMEO_HOSTS = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']
const VIMEO_PATH = /^\/(?:video\/)?(\d{1,12})(?:\/([\da-f]{6,16}))?\/?$/
const YOUTUBE_PLAYER = 'https://www.youtube-nocookie.com'
const VIMEO_PLAYER = 'https://player.vimeo.com'
export const VIDEO_PLAYER_ORIGINS = [YOUTUBE_PLAYER, VIMEO_PLAYER] as const
const VIDEO_FILE = /\.(?:mp4|webm)$/i
/** Base URL to parse paths of this site. */
const BASE_URL = 'https://this-site.invalid'

const youtubeId = ({ hostname, pathname, searchParams }: URL): string | null => {
  if (hostname === 'youtu.be') return pathname.slice(1)
  if (!YOUTUBE_HOSTS.includes(hostname)) return null
  return searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)$/.exec(pathname)?.[1] ?? null
}

function youtubePlayer(url: URL): string | null {
  const id = youtubeId(url)
  return id && YOUTUBE_ID.test(id) ? `${YOUTUBE_PLAYER}/embed/${id}?autoplay=1` : null
}

/** An unlisted video has a key: the second part of its path, or the query parameter `h`. */
function vimeoPlayer({ hostname, pathname, searchParams }: URL): string | null {
  const [, id, key = searchParams.get('h')] = VIMEO_PATH.exec(pathname) ?? []
  if (!id || !VIMEO_HOSTS.includes(hostname)) return null
  const query = new URLSearchParams({ dnt: '1', autoplay: '1', ...(key && { h: key }) })
  return `${VIMEO_PLAYER}/video/${id}?${query}`
}

/** A path of this site, or an https URL: browsers block http resources on https pages. */
function fileUrl(url: unknown, extension: RegExp): string | null {
  if (!isSafeHref(url)) return null
  const { pathname, protocol } = new URL(url, BASE_URL)
  return extension.test(pathname) && protocol === 'https:' ? url : null
}

/** The URL of a WebVTT file, otherwise null. */
export const captionsUrl = (url: unknown): string | null => fileUrl(url, /\.vtt$/i)

/**
 * The URL that the player loads: a cookieless embed, or the file itself. Null if `url` is not a video of the source.
 * @param url absolute; for a file also a path of this site
 */
export function playerUrl(source: VideoSource, url: unknown): string | null {
  if (source === 'file') return fileUrl(url, VIDEO_FILE)
  if (typeof url !== 'string' || !URL.canParse(url)) return null
  const parsed = new URL(url)
  if (parsed.protocol !== 'https:') return null
  return source === 'youtube' ? youtubePlayer(parsed) : vimeoPlayer(parsed)
}

/** The third party that serves the video, to name in the notice before playing; null for this site. */
export function videoHost(source: VideoSource, url: string): string | null {
  if (source === 'youtube') return 'YouTube'
  if (source === 'vimeo') return 'Vimeo'
  return URL.canParse(url) ? new URL(url).hostname : null
}
