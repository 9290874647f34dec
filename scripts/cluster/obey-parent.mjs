/**
 * Lets the process that started this command kill and start single programs: `{ id, act, name }` is answered by
 * `{ id, error }`, and the first message names the ports. Everything ends with that process.
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
