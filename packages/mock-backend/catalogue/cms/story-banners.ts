import type { SceneName } from '@kajo/picture-studio'
import type { CmsContext } from './create-cms-context'
import type { ArticleKey } from './page-keys'
import { columnBanner } from './widgets'

/** Main picture of each article. */
export const STORY_SCENES: Record<ArticleKey, SceneName> = {
  layers: 'outfit-weekend',
  print: 'journal-print',
  leather: 'still-boots',
  tailoring: 'journal-tailoring',
  pleats: 'category-skirts',
  wool: 'still-plinth',
}

/** An article's picture with its linked title below. */
export function storyBanner({ texts, article }: CmsContext, key: ArticleKey) {
  const { alt, title, teaser } = texts.articles[key]
  return columnBanner({ picture: { scene: STORY_SCENES[key], href: article(key), alt }, title, text: teaser })
}
