'use client'

import '@/app/styles/tokens.css'
import '@/app/styles/base.css'
import '@/app/styles/press.css'
import { useEffect, useState } from 'react'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import { LAST_RESORT_TEXTS } from '@/lib/i18n/last-resort-texts'

/** Shown when the error page itself fails: a message and a link home, in the language of the document (R-PAGE-06). */
export default function GlobalError({ error }: { error: Error }) {
  // read before React replaces the html element, whose `lang` it does not keep
  const [lang] = useState(() => (typeof document === 'undefined' ? 'fi' : document.documentElement.lang.slice(0, 2)))
  useEffect(() => reloadOrReport(error, { type: 'render', component: 'global-error' }), [error])
  const texts = LAST_RESORT_TEXTS[lang] ?? LAST_RESORT_TEXTS.fi
  return (
    <html lang={lang}>
      <body>
        <main className="last-resort">
          <h1 className="serif d-56">{texts?.title}</h1>
          <p>{texts?.text}</p>
          {/* a link that loads a new document works even if the app is broken */}
          <a className="text-link text-link--touch" href="/">
            {texts?.home}
          </a>
        </main>
      </body>
    </html>
  )
}
