import type { ReactNode } from 'react'
import type { Widget } from '@/lib/content/content-types'
import type { Site } from '@/lib/market/site'
import { EditorWords } from './editor-words'
import styles from './text-widget.module.css'

/** Editor's HTML; the loader has already reduced it to what is safe. */
export function HtmlText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in lib/content before it reaches a page
  return <div className={styles.html} dangerouslySetInnerHTML={{ __html: html }} />
}

function Title({ level, children }: { level: 0 | 1 | 2 | 3; children: ReactNode }) {
  const look = level === 1 ? 'serif d-56' : level === 3 ? 'serif d-24' : 'serif d-40'
  if (level === 0) return <p className={look}>{children}</p>
  const Heading = `h${level}` as const
  return <Heading className={look}>{children}</Heading>
}

type TextWidgetProps = { site: Site; widget: Extract<Widget, { kind: 'text' }>; isPageTitle: boolean }

/** Title, lead line and text. A page has one h1, so any other level-1 title is rendered as level 2. */
export function TextWidget({ site, widget, isPageTitle }: TextWidgetProps) {
  const level = widget.titleLevel === 1 && !isPageTitle ? 2 : widget.titleLevel
  return (
    <div className={styles.text} data-align={widget.align}>
      {widget.title ? (
        <Title level={level}>
          <EditorWords site={site}>{widget.title}</EditorWords>
        </Title>
      ) : null}
      {widget.subtitle ? <p className={styles.subtitle}>{widget.subtitle}</p> : null}
      {widget.html ? <HtmlText html={widget.html} /> : null}
    </div>
  )
}
