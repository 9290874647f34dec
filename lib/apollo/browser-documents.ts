import {
  AddPackageToCartDocument,
  AddToCartDocument,
  CheckoutDocument,
  CompleteCartDocument,
  CreateOrUpdateCheckoutDocument,
  GetCartDocument,
  GetSharedCartDocument,
  OrderDateDocument,
  OrderedCartDocument,
  OrderReceiptDocument,
  PlaceOrderDocument,
  SetCartPromoCodeDocument,
  UpdateCartItemDocument,
  ValidateOrderCreationDocument,
} from '@/graphql/generated/graphql'

/** Every document that browser code sends. `/graphql` refuses all others, so one that is missing here is a 400. */
export const BROWSER_DOCUMENTS = [
  AddPackageToCartDocument,
  AddToCartDocument,
  CheckoutDocument,
  CompleteCartDocument,
  CreateOrUpdateCheckoutDocument,
  GetCartDocument,
  GetSharedCartDocument,
  OrderDateDocument,
  OrderedCartDocument,
  OrderReceiptDocument,
  PlaceOrderDocument,
  SetCartPromoCodeDocument,
  UpdateCartItemDocument,
  ValidateOrderCreationDocument,
]
