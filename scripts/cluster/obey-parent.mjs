/**
 * Lets the parent process kill and start single programs: answers a message `{ id, act, name }` with `{ id, error }`,
 * in which `error` is null on success. The first message to the parent has the ports. Calls `end` when the parent has
 * ended.
 * @param {Awaited<ReturnType<typeof import('./start-cluster.mjs').startCluster>>} cluster @param {() => void} end
 */
export function obeyParent(cluster, end) {
  const { kill, start } = cluster
  const acts = { kill, start }
  process.on('disconnect', end)
  process.on('message', async ({ id, act, name }) => {
    try {
      await acts[act](name)
      process.send({ id, error: null })
    } catch (error) {
      process.send({ id, error: error.message })
    }
  })
  process.send({ ports: cluster.ports })
}
