/** A column’s name beside each value of a `gevel-audit` table, for narrow screens where the header row is hidden. */
export const CellLabel = ({ text }: { text: string }) => <span className="gevel-table__label">{text}: </span>
