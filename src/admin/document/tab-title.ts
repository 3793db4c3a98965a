/** The end of the titles of the panel, which Payload's setting adds as well. */
const SUFFIX = 'Gevel'

const collapsed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/**
 * What the tab of the browser says of a document: with the spaces that a browser keeps in a title only, as it would never
 * be what it was set to otherwise.
 */
export const tabTitle = (title: string, kind: string): string => {
  const names = [title, kind].map(collapsed).filter(Boolean)
  return [...new Set(names), SUFFIX].join(' · ')
}
