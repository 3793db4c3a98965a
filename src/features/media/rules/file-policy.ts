/**
 * A file that is opened by itself is a document of the origin that serves it: it may run no script and load nothing.
 * Pictures of its own and inline styles are parts of an SVG.
 */
export const FILE_POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'"

/** The types that a browser shows as a picture; all others are documents, which it downloads instead. */
const PICTURES = /^image\/(?:avif|gif|jpeg|png|webp)(?:;|$)/

/** The Content-Disposition of a stored file, which `<img>` ignores. */
export const dispositionOf = (contentType: string): 'inline' | 'attachment' =>
  PICTURES.test(contentType) ? 'inline' : 'attachment'
