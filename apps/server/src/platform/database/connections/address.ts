/**
 * Where a connection string leads. `?host=/folder` means the socket in that folder, as PostgreSQL's own
 * programs and the job queue's driver read it; ours would send it to the server as a setting.
 */
export function addressOf(url: string): { address: string; path?: string } {
  if (!url.includes('host=')) return { address: url }
  const address = new URL(url)
  const folder = address.searchParams.get('host')
  if (!folder?.startsWith('/')) return { address: url }
  address.searchParams.delete('host')
  // Of several hosts the driver would try one after another, in one and the same socket, without an end.
  address.hostname = 'localhost'
  return { address: address.href, path: `${folder}/.s.PGSQL.${address.port || '5432'}` }
}
