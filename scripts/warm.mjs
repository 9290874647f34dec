// Draws the pages most shoppers open first, so that the first of them does not wait.
const HOSTS = ['fi', 'se', 'no', 'dk']

const page = (port, host, path) =>
  // Node does not resolve *.localhost, so the host travels as a header
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { host: `${host}.localhost:${port}` } })
    .then((answer) => answer.text())
    .catch(() => '')

/** Asks for the home page of each market and for the categories its header links to. */
export async function warm(port) {
  await Promise.all(
    HOSTS.map(async (host) => {
      const home = await page(port, host, '/')
      const paths = [...new Set([...home.matchAll(/href="(\/c\/[^"?#]+)"/g)].map((match) => match[1]))].slice(0, 3)
      for (const path of paths) await page(port, host, path)
    }),
  )
}
