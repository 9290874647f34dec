import { describe, expect, it } from 'vitest'
import type { Lang } from '#catalogue/types'
import { analyserOf } from '#search/engine/analysis/analyser'
import { allowedEdits, editDistance } from '#search/engine/analysis/edit-distance'
import { splitCompound } from '#search/engine/text-index/split-compound'

const forms: [Lang, string][] = [
  ['fi', 'mekko mekon mekot mekkoja mekossa mekkoon'],
  ['fi', 'takki takin takit takkeja takkien'],
  ['fi', 'housut housuja housujen'],
  ['fi', 'kenkä kengät kenkiä kengissä'],
  ['fi', 'hame hameet hameita hametta hameen'],
  ['fi', 'paita paidat paitoja paidan'],
  ['fi', 'laukku laukut laukkuja laukun'],
  ['fi', 'vyö vyöt vyötä'],
  ['fi', 'sininen siniset sinisen sinisiä sinistä'],
  ['fi', 'musta mustat mustan mustia'],
  ['fi', 'harmaa harmaat harmaita'],
  ['fi', 'palautus palautukset palautuksen'],
  ['sv', 'klänning klänningen klänningar klänningarna klänningens klanning'],
  ['sv', 'väska väskan väskor väskorna vaskor'],
  ['sv', 'sko skor skorna'],
  ['sv', 'röd röda rött rod'],
  ['sv', 'vit vita vitt'],
  ['sv', 'tröja tröjor tröjan'],
  ['sv', 'randig randiga randigt'],
  ['nb', 'kjole kjoler kjolen kjolene'],
  ['nb', 'genser gensere genseren genserne'],
  ['nb', 'lue luer luen'],
  ['nb', 'skjørt skjørtet skjørter skjort'],
  ['nb', 'skjorte skjorter skjorten skjortene'],
  ['nb', 'rød røde rødt rod'],
  ['nb', 'støvlett støvletter støvlettene stoevletter'],
  ['da', 'kjole kjoler kjolen kjolerne'],
  ['da', 'hat hatte hatten hattene'],
  ['da', 'støvle støvler støvlerne stoevler'],
  ['da', 'sort sorte'],
  ['da', 'taske tasker tasken taskerne'],
  ['da', 'stribet stribede'],
]

describe('analysis', () => {
  it.each(forms)('the %s forms %s have the same stem', (lang, words) => {
    const { stem } = analyserOf(lang)
    expect(new Set(words.split(' ').map(stem)).size).toBe(1)
  })

  it.each([
    ['fi', 'hame', 'hattu'],
    ['fi', 'paita', 'poolo'],
    ['sv', 'siden', 'sida'],
    ['sv', 'kappa', 'kavaj'],
    ['nb', 'skjørt', 'skjorte'],
    ['nb', 'skjort', 'skjorter'],
    ['da', 'højhælede', 'højhalset'],
    ['da', 'læder', 'klæde'],
    ['da', 'hue', 'hat'],
  ] as const)('in %s, %s and %s stay apart', (lang, one, other) => {
    const { stem } = analyserOf(lang)
    expect(stem(one)).not.toBe(stem(other))
  })

  it.each([
    ['klannng', 'klanning', 1],
    ['mekok', 'mekko', 1],
    ['sneekers', 'sneakers', 1],
    ['kjole', 'bukse', 3],
  ])('%s becomes %s with %d edits; swapping two letters is one edit', (from, to, edits) => {
    expect(editDistance(from, to, 2)).toBe(edits)
  })

  it.each(['fi', 'sv', 'nb', 'da'] as const)(
    'in %s, the name of a property of all objects is stemmed like any word',
    (lang) => {
      expect(analyserOf(lang).stem('constructor')).toMatch(/^[a-z]+$/)
    },
  )

  it('allows no errors in short words and numbers', () => {
    expect(['ull', 'K00012'].map(allowedEdits)).toEqual([0, 0])
    expect(['kjole', 'klanning'].map(allowedEdits)).toEqual([1, 2])
  })
})

describe('compounds', () => {
  const split = (lang: Lang, word: string, known: string) => {
    const analyser = analyserOf(lang)
    const stems = new Set(known.split(' ').map(analyser.stem))
    const found = splitCompound(analyser.fold(word), { analyser, isKnown: (stem) => stems.has(stem) })
    return found && [found.leftText, found.rightText]
  }

  it.each([
    ['sv', 'ullkappa', 'ull kappa', ['ull', 'kappa']],
    ['sv', 'merinoull', 'ull', ['merino', 'ull']],
    ['nb', 'omslagskjole', 'omslag kjole', ['omslags', 'kjole']],
    ['da', 'uldfrakke', 'uld frakke', ['uld', 'frakke']],
    ['fi', 'mustamekko', 'musta mekko', ['musta', 'mekko']],
    ['fi', 'villakangastakki', 'takki', ['villakangas', 'takki']],
  ] as const)('%s: %s is made of known words', (lang, word, known, parts) => {
    expect(split(lang, word, known)).toEqual(parts)
  })

  it.each([
    ['fi', 'puuvilla', 'villa'],
    ['sv', 'bomull', 'ull'],
    ['da', 'tilbehør', 'hør'],
  ] as const)('%s: %s is no kind of %s', (lang, word, known) => {
    expect(split(lang, word, known)).toBeNull()
  })
})
