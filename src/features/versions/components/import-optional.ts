/**
 * Starts to load code that a page is as good without: when it cannot be fetched, the document is not loaded anew for
 * it (watchChunks). What the page itself is loading already stays as needed as it was.
 */
export function importOptional<T>(load: () => Promise<T>): Promise<T> {
  const before = new Set(document.scripts)
  const loading = load()
  const { dataset } = document.documentElement
  for (const script of document.scripts)
    if (!before.has(script)) dataset.optionalChunks = `${dataset.optionalChunks ?? ''}${script.src} `
  return loading
}
