/** A request of a visitor, at the address `client`, to the shop's GraphQL route. */
export const graphqlRequest = (body: object, client: string): Request =>
  new Request('http://fi.shop.test/graphql', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { host: 'fi.shop.test', 'content-type': 'application/json', 'x-client-address': client },
  })
