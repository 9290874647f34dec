import { loadOrder, loadOrders } from '#commerce/order-type'
import { at } from '#commerce/resolver-context'
import { commitReset, requestPasswordReset } from './password-reset'
import { welcomeChange } from './prove-address'
import { deleteUser, type UserInput, updateUser } from './update-user'
import { customerOf, userType } from './user-type'

/** The queries about the customer of a request. */
export const accountQueries = {
  getUser: at((commerce, _args, storefront) => {
    const customer = customerOf(commerce, storefront)
    const welcome = customer && welcomeChange(commerce, customer, storefront)
    if (welcome) commerce.state.commit(welcome)
    return customer && userType(customer, storefront)
  }),
  getOrders: at((commerce, _args, storefront) => loadOrders(commerce, storefront)),
  getOrder: at<{ orderId: number }>((commerce, { orderId }, storefront) => loadOrder(commerce, orderId, storefront)),
}

/** The mutations of the customer of a request. */
export const accountMutations = {
  updateUser: at<{ user: UserInput }>((commerce, { user }, storefront) => updateUser(commerce, user, storefront)),
  requestPasswordReset: at<{ email: string }>((commerce, { email }, storefront) =>
    requestPasswordReset(commerce, email, storefront),
  ),
  commitReset: at<{ resetKey: string; password: string }>((commerce, { resetKey, password }) =>
    commitReset(commerce, resetKey, password),
  ),
  deleteUser: at((commerce, _args, storefront) => deleteUser(commerce, storefront)),
}
