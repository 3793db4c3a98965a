/** The logo mark: three house fronts. */
export function Icon() {
  return (
    <svg
      className="gevel-icon"
      viewBox="0 0 32 32"
      width="28"
      height="28"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M2 30V15l4-5 4 5v15z" />
      <path d="M11.5 30V9h2V6h2V3h1v3h2v3h2v21h-3.5v-6h-2v6z" />
      <path d="M22 30V13c0-2 1.5-2.5 1.5-4h5c0 1.500 1.500 2 1.500 4v17z" />
    </svg>
  )
}
