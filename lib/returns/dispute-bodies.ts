import type { MarketAlias } from '@/lib/market/market-table'

type Place = { name: string; href: string }

/** Names are the same in every language; those in Finland have one in each, in the messages. */
type DisputeBody = {
  /** Who gives advice. */
  advice: Place | null
  /** Who settles disputes, or mediates. */
  board: Place & { address: string }
  /** Who decides when mediation has failed. */
  council: string
  /** Who helps across borders: the seller is in Finland. */
  europe: Place | null
}

/** Where the shoppers of a market turn in a dispute. */
export const DISPUTE_BODIES: Record<MarketAlias, DisputeBody> = {
  fi: {
    advice: { name: '', href: 'https://www.kkv.fi' },
    board: { name: '', href: 'https://www.kuluttajariita.fi', address: '' },
    council: '',
    europe: null,
  },
  se: {
    advice: { name: 'Hallå konsument', href: 'https://www.hallakonsument.se' },
    board: {
      name: 'Allmänna reklamationsnämnden',
      href: 'https://www.arn.se',
      address: 'Box 174, 101 23 Stockholm',
    },
    council: '',
    europe: { name: 'Konsument Europa', href: 'https://www.konsumenteuropa.se' },
  },
  no: {
    advice: null,
    board: {
      name: 'Forbrukertilsynet',
      href: 'https://www.forbrukertilsynet.no',
      address: 'Postboks 2862 Kjørbekk, 3702 Skien',
    },
    council: 'Forbrukerklageutvalget',
    europe: { name: 'Forbruker Europa', href: 'https://www.forbrukereuropa.no' },
  },
  dk: {
    advice: null,
    board: {
      name: 'Nævnenes Hus, Mæglingsteamet for Forbrugerklager',
      href: 'https://www.naevneneshus.dk',
      address: 'Toldboden 2, 8800 Viborg',
    },
    council: 'Forbrugerklagenævnet',
    europe: { name: 'Forbruger Europa', href: 'https://www.forbrugereuropa.dk' },
  },
}
