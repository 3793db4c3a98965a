/** A dash in a cell; `text` says to screen readers what is missing. */
export const NoValue = ({ text }: { text: string }) => (
  <span>
    <span aria-hidden="true">–</span>
    <span className="gevel-hidden">{text}</span>
  </span>
)
