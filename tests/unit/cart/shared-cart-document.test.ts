import { expect, it } from 'vitest'
import { GetSharedCartDocument } from '@/graphql/generated/graphql'

it('T26 the document requests no data about the owner of the cart', () => {
  const names = [...JSON.stringify(GetSharedCartDocument).matchAll(/"Field","name":{"kind":"Name","value":"(\w+)"/g)]
  expect(new Set(names.map(([, name]) => name))).toEqual(
    new Set(
      'getCart isCompleted items id skuId quantity groupKey isCampaignFreeGift product name productImages fileName skus productPackage packageId packageName groupId optionId'.split(
        ' ',
      ),
    ),
  )
})
