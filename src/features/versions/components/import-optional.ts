/**
 * Imports code that the page works without: watchChunks does not reload the document when its chunks fail to load.
 * Chunks that the page is already loading stay required.
 */
export function importOptional<T>(load: () => Promise<T>): Promise<T> {
  const before = new Set(document.scripts)
  const loading = load()
  const { dataset } = document.documentElement
  for (const script of document.scripts)
    if (!before.has(script)) dataset.optionalChunks = `${dataset.optionalChunks ?? ''}${script.src} `
  return loading
}
