type Props = { body: string; className?: string }

/** An icon's drawing. Always decoration: the text beside it says what it means. */
export const IconShape = ({ body, className = 'size-6' }: Props) => (
  <svg
    aria-hidden="true"
    className={className}
    dangerouslySetInnerHTML={{ __html: body }}
    focusable="false"
    viewBox="0 0 24 24"
  />
)
