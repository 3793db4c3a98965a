/** Accessibility attributes that Swagger UI lacks and has no setting for: selector → attributes. */
const MENDED = {
  // A link within a button, and a button that duplicates its neighbour.
  '.opblock-summary-control a[href]': { href: null },
  '.opblock-tag, .models > h4, .modal-ux-header > h3': { 'aria-level': '2' },
  '.opblock .opblock-section-header h4, .modal-ux-content h4': { 'aria-level': '3' },
  '.information-container': { role: 'region', 'aria-label': 'About' },
  '.scheme-container': { role: 'region', 'aria-label': 'Authorization' },
  '.filter-container': { role: 'search' },
  '.modal-btn.authorize': { 'aria-label': null },
  '.close-modal': { 'aria-label': 'Close' },
  'pre.microlight': { tabindex: '0' },
  'table[role="region"]': { role: null },
  '.body-param__text': { 'aria-label': 'Request body' },
  '.operation-filter-input': { 'aria-label': 'Filter by tag or path' },
} as const

/** Starts Swagger UI with our document, and adds the attributes to what it renders. */
export const SCRIPT = `const MENDED = ${JSON.stringify(MENDED)}

function mend(reference) {
  for (const [selector, attributes] of Object.entries(MENDED))
    for (const element of reference.querySelectorAll(selector))
      for (const [name, value] of Object.entries(attributes))
        if (value === null) element.removeAttribute(name)
        else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  for (const select of reference.querySelectorAll('select:not([aria-label])'))
    select.setAttribute('aria-label', select.closest('[data-param-name]')?.dataset.paramName ?? 'Choice')
}

window.onload = () => {
  const reference = document.getElementById('reference')
  new MutationObserver(() => mend(reference)).observe(reference, { childList: true, subtree: true })
  window.SwaggerUIBundle({
    url: '/api/openapi.json',
    domNode: reference,
    plugins: [() => ({ components: { ServersContainer: () => null } })],
    deepLinking: true,
    docExpansion: 'list',
    defaultModelsExpandDepth: 0,
    displayRequestDuration: true,
    filter: true,
    syntaxHighlight: { theme: 'obsidian' },
    validatorUrl: null,
  })
}
`

/** Sufficient contrast, and a page that fits a phone. */
export const STYLE = `.swagger-ui {
  --link: #1d5d9b;
  --get: #1d5d9b;
  --post: #1b7046;
  --put: #8a5300;
  --patch: #0b6b6b;
  --delete: #a92a22;
  --quiet: #555a64;
}
.swagger-ui :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.swagger-ui .info a, .swagger-ui .info .url, .swagger-ui a.link { color: var(--link); text-decoration: underline; }
.swagger-ui .info .title small.version-stamp { background: var(--post); }
.swagger-ui .info .title small { background: var(--quiet); }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: var(--get); }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: var(--post); }
.swagger-ui .opblock.opblock-put .opblock-summary-method { background: var(--put); }
.swagger-ui .opblock.opblock-patch .opblock-summary-method { background: var(--patch); }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: var(--delete); }
.swagger-ui .btn.authorize { border-color: var(--post); color: var(--post); }
.swagger-ui .btn.authorize svg { fill: var(--post); }
.swagger-ui .btn.execute { background: var(--get); border-color: var(--get); }
.swagger-ui .btn.cancel { border-color: var(--delete); color: var(--delete); }
.swagger-ui .parameter__in, .swagger-ui .parameter__extension, .swagger-ui .parameter__type { color: var(--quiet); }
.swagger-ui .parameter__name.required::after, .swagger-ui .parameter__name.required span { color: var(--delete); }
.swagger-ui .renderedMarkdown code, .swagger-ui .markdown code { background: #f1edf7; color: #5b2a86; }
.swagger-ui .download-contents { background: var(--quiet); }
.swagger-ui [class^='json-schema-2020-12'] { color: var(--quiet); }
@media (max-width: 640px) {
  .swagger-ui .filter .operation-filter-input { box-sizing: border-box; width: 100%; }
  .swagger-ui .opblock .opblock-summary-path { max-width: none; }
  .swagger-ui .opblock-body { overflow-x: auto; }
  .swagger-ui .responses-table > tbody > tr, .swagger-ui .responses-table > tbody > tr > td { display: block; width: 100%; }
  .swagger-ui .headers .header-col { word-break: normal; }
}
`
