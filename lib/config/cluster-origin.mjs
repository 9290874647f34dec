const CLUSTER_ID = /^[a-z0-9][a-z0-9-]{0,62}$/i

/**
 * Origin of a search cluster, given as for the vendor's client: a cluster id (`w00000000`) or an absolute address.
 * @param {string} cluster
 * @returns {string | null} null for anything else
 */
export function clusterOrigin(cluster) {
  if (CLUSTER_ID.test(cluster)) return `https://${cluster.toLowerCase()}.api.esales.apptus.cloud`
  if (!URL.canParse(cluster)) return null
  const { protocol, origin } = new URL(cluster)
  return protocol === 'https:' || protocol === 'http:' ? origin : null
}
