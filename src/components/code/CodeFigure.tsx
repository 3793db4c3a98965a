import { highlight } from './highlight'

type Props = {
  code: string
  /** A value of `CODE_LANGUAGES`; any other is shown as plain text. */
  language: string
  filename?: string | null
  caption?: string | null
}

/** A code sample, highlighted on the server. Long lines wrap. */
export function CodeFigure({ code, language, filename, caption }: Props) {
  return (
    <figure className="code-figure">
      {filename && <p className="code-filename label">{filename}</p>}
      <pre className="code-text" translate="no">
        <code>
          {highlight(code, language).map((line, number) => (
            <span className="code-line" key={number}>
              {line.map(({ text, color }, position) => (
                <span key={position} style={{ color }}>
                  {text}
                </span>
              ))}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
      {caption && <figcaption className="caption">{caption}</figcaption>}
    </figure>
  )
}
