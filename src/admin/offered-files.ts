/** Files that were dropped elsewhere, for the picker of images that opens next. */
let offered: readonly File[] = []

/** Lets the picker that opens next upload files. */
export function offerFiles(files: readonly File[]): void {
  offered = files
}

/** The files that are offered, once. */
export function takeOfferedFiles(): File[] {
  const taken = [...offered]
  offered = []
  return taken
}
