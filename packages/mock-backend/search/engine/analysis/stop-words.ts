import type { Lang } from '#catalogue/types'

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Folded words that do not narrow a search in a shop for women's clothes. */
export const STOP_WORDS: Record<Lang, ReadonlySet<string>> = {
  fi: words(`ja tai on ei se jossa joka jonka kanssa varten etsin haluan halvat halpa edullinen edulliset
    naisten naiselle naiset nainen hyva kaunis kivat kiva sopiva`),
  sv: words(`i pa av och eller med for till fran en ett den det de som utan jag vill ha soker billig billiga billigt
    dam damer dams kvinna kvinnor snygg snygga fin fina bra`),
  nb: words(`i pa av og eller med for til fra en et ei den det de som uten jeg vil ha soker billig billige
    dame damer kvinne kvinner fin fine pen pene bra`),
  da: words(`i pa af og eller med for til fra en et den det de som uden jeg vil have soger billig billige om
    dame damer kvinde kvinder fin fine pan pane god gode`),
}
