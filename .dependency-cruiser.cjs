// Who may import whom.
const DOMAINS =
  'product|list|search|cart|checkout|delivery|auth|account|member|favorites|returns|content|newsletter|engage|analytics|payment|seo'
/** The domains another one may use. Everything else that touches two of them is a flow. */
const USES = {
  cart: 'delivery|product',
  checkout: 'cart|delivery|payment|product|search',
  content: 'product',
  list: 'product',
  search: 'list|product',
  seo: 'content|list|product',
}
const FOUNDATION = 'market|routing|middleware|i18n|apollo|cache|http|store|cross-tab|pwa'

/** Every text of editors passes it, whichever domain shows it. */
const SHARED = '^lib/content/sanitize-html'

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const domainRules = DOMAINS.split('|').map((domain) =>
  forbid(
    `domain-${domain}`,
    'A domain imports another one only when the list above says so.',
    { path: `^lib/${domain}/` },
    { path: `^lib/(${DOMAINS})/`, pathNot: `^lib/(${[domain, USES[domain]].filter(Boolean).join('|')})/|${SHARED}` },
  ),
)

module.exports = {
  forbidden: [
    ...domainRules,
    forbid('no-circles', 'A circle has no floor.', {}, { circular: true }),
    forbid('nobody-imports-app', 'app is the top.', { pathNot: '^app/' }, { path: '^app/' }),
    forbid(
      'shop-imports-no-package',
      'The mock backend is reached by HTTP only.',
      { path: '^(app|build|components|lib)/|^[^/]+\\.ts$' },
      { path: '^packages/|^node_modules/@kajo/|^@kajo/' },
    ),
    forbid(
      'packages-stand-alone',
      'The packages know nothing of the shop but its schema, which they read as a file.',
      { path: '^packages/', pathNot: '^packages/[^/]+/tests/' },
      { pathNot: '^(packages|node_modules)/|^(@kajo/picture-studio$|tsx/)', dependencyTypesNot: ['core'] },
    ),
    forbid(
      'studio-has-one-door',
      'The mock backend uses the studio through its entry.',
      { path: '^packages/mock-backend/', pathNot: '^packages/mock-backend/tests/' },
      { path: '^packages/picture-studio/(?!picture-studio\\.ts$)' },
    ),
    forbid(
      'studio-knows-no-mock',
      'The studio draws for whoever asks.',
      { path: '^packages/picture-studio/', pathNot: '^packages/picture-studio/tests/' },
      { path: '^packages/mock-backend/' },
    ),
    forbid('lib-below-components', 'What the shopper sees stands on lib.', { path: '^lib/' }, { path: '^components/' }),
    forbid(
      'floor-0',
      'Configuration, errors, log, metrics and browser wrappers stand on nothing but market names.',
      { path: '^lib/(config|errors|log|metrics|browser)/' },
      { path: '^lib/', pathNot: '^lib/(config|errors|log|metrics|browser)/|^lib/market/market-table' },
    ),
    forbid(
      'floor-1',
      'The foundation knows no domain.',
      { path: `^lib/(${FOUNDATION})/` },
      { path: `^lib/(${DOMAINS}|flows)/`, pathNot: '-types\\.ts$|^lib/list/list-(query|sort|place)' },
    ),
    forbid(
      'domains-below-flows',
      'What touches two domains is a flow.',
      { path: `^lib/(${DOMAINS})/` },
      { path: '^lib/flows/' },
    ),
    forbid(
      'ui-knows-no-domain',
      'A button has never heard of a product.',
      { path: '^components/ui/' },
      {
        path: `^(lib/(${DOMAINS}|store|cross-tab|flows|apollo)/|components/(?!ui/))`,
        pathNot: '^lib/content/image-url|^lib/seo/json-ld',
      },
    ),
    forbid(
      'edge-safe',
      'The middleware runs on the edge.',
      { path: '^(middleware\\.ts|lib/middleware/)' },
      { path: '^(node_modules/(@apollo|react|react-dom)/|lib/(apollo|store|cache)/)' },
    ),
    forbid(
      'components-never-fetch',
      'Components know loaders and commands, not GraphQL.',
      { path: '^components/' },
      { path: '^(lib/apollo/|graphql/generated/|node_modules/@apollo/)' },
    ),
    forbid(
      'next-link-has-one-door',
      'Only wrappers touch next/link and next/navigation.',
      { path: '^(components|lib)/', pathNot: '^components/ui/' },
      { path: 'node_modules/next/(link|image|navigation)' },
    ),
    forbid(
      'cookies-have-one-door',
      'Only lib/browser/cookies.ts touches js-cookie.',
      { pathNot: '^lib/browser/cookies\\.ts$' },
      { path: 'node_modules/js-cookie' },
    ),
    forbid(
      'no-orphan-dev-dependency',
      'The shop runs on its dependencies.',
      { path: '^(app|components|lib)/' },
      { dependencyTypes: ['npm-dev'], pathNot: 'node_modules/@types/' },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(graphql/generated|messages/|\\.next)' },
  },
}
