// Allowed imports.
const DOMAINS =
  'account|analytics|product|list|search|cart|checkout|delivery|favorites|content|newsletter|payment|person|returns|seo'
/** The domains that a domain may import. Code that needs two other domains belongs to lib/flows. */
const USES = {
  account: 'cart|checkout|person|product',
  analytics: 'cart|list|product',
  cart: 'delivery|product',
  checkout: 'cart|delivery|payment|person|product',
  content: 'product',
  list: 'product',
  returns: 'product',
  search: 'list|product',
  seo: 'content|list|product',
}
const LAYER_1 = 'auth|market|routing|middleware|i18n|apollo|cache|http|store|cross-tab|pwa'

/** Every domain may import it: it sanitises the HTML that editors write. */
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
    forbid('no-circles', 'Circular imports are not allowed.', {}, { circular: true }),
    forbid('nobody-imports-app', 'Only Next imports the files in app.', { pathNot: '^app/' }, { path: '^app/' }),
    forbid(
      'shop-imports-no-package',
      'The shop imports no package of the repository; it uses the mock backend over HTTP.',
      { path: '^(app|build|components|lib)/|^[^/]+\\.ts$' },
      { path: '^packages/|^node_modules/@kajo/|^@kajo/' },
    ),
    forbid(
      'packages-stand-alone',
      'A package imports no file of the shop; it may read the GraphQL schema as a file.',
      { path: '^packages/', pathNot: '^packages/[^/]+/tests/' },
      {
        pathNot: '^(packages|node_modules)/|^(@kajo/picture-studio$|tsx/|graphql-ws/use/)',
        dependencyTypesNot: ['core'],
      },
    ),
    forbid(
      'studio-has-one-door',
      'The mock backend imports only the entry file of the studio.',
      { path: '^packages/mock-backend/', pathNot: '^packages/mock-backend/tests/' },
      { path: '^packages/picture-studio/(?!picture-studio\\.ts$)' },
    ),
    forbid(
      'studio-knows-no-mock',
      'The studio does not import the mock backend.',
      { path: '^packages/picture-studio/', pathNot: '^packages/picture-studio/tests/' },
      { path: '^packages/mock-backend/' },
    ),
    forbid('lib-below-components', 'lib does not import components.', { path: '^lib/' }, { path: '^components/' }),
    forbid(
      'layer-0',
      'Configuration, errors, log, metrics and browser wrappers import only each other and the market table.',
      { path: '^lib/(config|errors|log|metrics|browser)/' },
      { path: '^lib/', pathNot: '^lib/(config|errors|log|metrics|browser)/|^lib/market/market-table' },
    ),
    forbid(
      'layer-1',
      'Layer 1 imports no domain.',
      { path: `^lib/(${LAYER_1})/` },
      { path: `^lib/(${DOMAINS}|flows)/`, pathNot: '-types\\.ts$|^lib/list/list-(query|sort|place)' },
    ),
    forbid(
      'person-fields-are-data',
      'Every page that reads a draft loads the table of fields; parsers belong to field-rules.ts.',
      { path: '^lib/person/fields\\.ts$' },
      { path: '.', pathNot: '^lib/market/market-table' },
    ),
    forbid('domains-below-flows', 'A domain imports no flow.', { path: `^lib/(${DOMAINS})/` }, { path: '^lib/flows/' }),
    forbid(
      'ui-knows-no-domain',
      'components/ui imports no domain and no store.',
      { path: '^components/ui/' },
      {
        path: `^(lib/(${DOMAINS}|store|cross-tab|flows|apollo)/|components/(?!ui/))`,
        pathNot: '^lib/content/image-url|^lib/seo/json-ld',
      },
    ),
    forbid(
      'layers-know-no-domain',
      'Only the registry of the layers imports domains, so that a message loads no code of the cart.',
      { path: '^components/layers/', pathNot: '^components/layers/layer-registry' },
      { path: `^(lib/(${DOMAINS}|flows)/|components/(?!layers/|providers/|ui/))` },
    ),
    forbid(
      'edge-safe',
      'The middleware runs on the edge: no React, Apollo or store.',
      { path: '^(middleware\\.ts|lib/middleware/)' },
      { path: '^(node_modules/(@apollo|react|react-dom)/|lib/(apollo|store|cache)/)' },
    ),
    forbid(
      'components-never-fetch',
      'Components call loaders and commands, not GraphQL.',
      { path: '^components/' },
      { path: '^(lib/apollo/|graphql/generated/|node_modules/@apollo/)' },
    ),
    forbid(
      'next-link-has-one-door',
      'Only wrappers in components/ui import next/link, next/image and next/navigation.',
      { path: '^(components|lib)/', pathNot: '^components/ui/' },
      { path: 'node_modules/next/(link|image|navigation)' },
    ),
    forbid(
      'cookies-have-one-door',
      'Only lib/browser/cookies.ts imports js-cookie.',
      { pathNot: '^lib/browser/cookies\\.ts$' },
      { path: 'node_modules/js-cookie' },
    ),
    forbid(
      'no-orphan-dev-dependency',
      'The shop imports no development dependency.',
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
