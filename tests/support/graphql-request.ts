/** A request of a visitor, at the address `client`, to the shop's GraphQL route. `body`: a value, or its JSON. */
export const graphqlRequest = (body: object | string, client: string, headers: Record<string, string> = {}): Request =>
  new Request('http://fi.shop.test/graphql', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { host: 'fi.shop.test', 'content-type': 'application/json', 'x-client-address': client, ...headers },
  })
