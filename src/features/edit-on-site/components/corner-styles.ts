/**
 * In colours of its own, as it belongs to the panel, and below dialogs and messages of the site. Without `!important`, rules of
 * the site win over those of `:host`.
 */
const CORNER = `
:host {
  all: initial !important;
  align-items: stretch !important;
  background: #fff !important;
  border: 2px solid #1c1917 !important;
  box-shadow: 0 2px 8px rgb(0 0 0 / 0.25) !important;
  display: flex !important;
  inset-block-end: 1rem !important;
  inset-inline-start: 1rem !important;
  position: fixed !important;
  z-index: 90 !important;
}
:host * {
  box-sizing: border-box;
  color: #1c1917;
  cursor: pointer;
  font: 600 0.9375rem/1.25rem system-ui, sans-serif;
  margin: 0;
}
a {
  align-items: center;
  display: flex;
  min-block-size: 2.75rem;
  padding-inline: 0.875rem;
  text-decoration: none;
}
button {
  background: none;
  border: 0;
  border-inline-start: 1px solid #d6d3d1;
  inline-size: 2.75rem;
  padding: 0;
}
button::before {
  content: "✕" / "";
}
:is(a, button):hover {
  background: #1c1917;
  color: #fff;
}
:is(a, button):focus-visible {
  outline: 3px solid #2563eb;
  outline-offset: 2px;
}
@media print {
  :host {
    display: none !important;
  }
}`

/** Room below the page, so that its end can be scrolled out of the corner, and nothing that has the focus is under it. */
const PAGE = `
@media screen {
  html {
    scroll-padding-block-end: 5rem;
  }
  body {
    padding-block-end: 5rem;
  }
}`

export const CORNER_STYLES = { corner: CORNER, page: PAGE }
