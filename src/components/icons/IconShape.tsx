type Props = { body: string; className?: string }

/** Always decorative: the adjacent text gives the meaning. */
export const IconShape = ({ body, className = 'size-6' }: Props) => (
  <svg
    aria-hidden="true"
    className={className}
    dangerouslySetInnerHTML={{ __html: body }}
    focusable="false"
    viewBox="0 0 24 24"
  />
)
