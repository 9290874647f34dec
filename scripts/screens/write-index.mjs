// Writes docs/screens/README.md: the languages and widths in which each screen was taken.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const LANGUAGES = { fi: 'Finnish', se: 'Swedish', no: 'Norwegian', dk: 'Danish' }

const link = ({ market, file }) => `[${LANGUAGES[market]}](${file})`

const row = (name, pictures) => {
  const cells = [390, 820, 1440].map((width) =>
    pictures
      .filter((picture) => picture.width === width)
      .map(link)
      .join(', '),
  )
  return `| ${name} | ${cells.join(' | ')} |`
}

/** Writes `README.md` in `folder`: a table of `pictures` (`{ screen, market, width, file }`), a row for each screen. */
export async function writeIndex(folder, pictures) {
  const names = [...new Set(pictures.map(({ screen }) => screen.name))]
  const rows = names.map((name) =>
    row(
      name,
      pictures.filter(({ screen }) => screen.name === name),
    ),
  )
  const counts = Object.entries(LANGUAGES).map(([market, language]) => {
    const seen = new Set(pictures.filter((picture) => picture.market === market).map(({ screen }) => screen.name))
    return `${language} ${seen.size}`
  })
  const lines = [
    '# Every screen and state',
    '',
    'Made by `npm run screens` from a running shop (`npm start`); pages longer than 4000 px are cut.',
    `${pictures.length} pictures of ${names.length} screens; screens in each language: ${counts.join(', ')}.`,
    '',
    '| screen | 390 px | 820 px | 1440 px |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ]
  await writeFile(join(folder, 'README.md'), lines.join('\n'))
}
