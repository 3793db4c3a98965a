import { splitLocale, type LocalizedPath } from './locale'
import { joinPath } from './parse-path'
import { localizedPath } from './build-path'
import type { PathQuery, Site } from './types'
import { splitView } from './view'

/** A path of a site, split into locale, page path and view, and in the form that it is served at. */
export type LocalizedRequest = {
  localized: LocalizedPath
  /** The full path, with its locale prefix. Decoded, NFC, tidy. */
  path: string
  /** False when the path was sent in another form: with the default locale's prefix, or a list's first page by number. */
  tidy: boolean
  query: PathQuery
}

/** @param decoded segments of a path of the site */
export function matchLocale(site: Site, decoded: readonly string[]): LocalizedRequest {
  const localized = splitLocale(site, decoded)
  const { locale, segments, served } = localized
  const viewed = splitView(locale, segments)
  const path = localizedPath(locale, site.defaultLocale, joinPath(viewed.tidy ? segments : viewed.segments))
  const pagePath = served ? joinPath(viewed.segments) : null
  return {
    localized,
    path,
    tidy: localized.tidy && viewed.tidy,
    query: { site, locale, path, pagePath, view: viewed.view },
  }
}
