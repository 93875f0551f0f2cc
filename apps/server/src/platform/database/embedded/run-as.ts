import { existsSync, readFileSync, statSync } from 'node:fs'

/** The unprivileged user PostgreSQL runs as; undefined means "as we do" (we are not root). */
export type RunAs = { uid: number; gid: number } | undefined

/**
 * PostgreSQL refuses to run as root, so a root process gives the cluster to another user: the one that
 * already owns the folder, else `postgres`, else `nobody`. Numeric ids need no entry in the user table.
 */
export function runAsFor(folder: string): RunAs {
  if (process.getuid?.() !== 0) return undefined
  if (existsSync(folder)) {
    const owner = statSync(folder)
    if (owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  }
  return userNamed('postgres') ?? userNamed('nobody') ?? { uid: 65534, gid: 65534 }
}

function userNamed(name: string): RunAs {
  if (!existsSync('/etc/passwd')) return undefined
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid && Number(uid) > 0 ? { uid: Number(uid), gid: Number(gid) } : undefined
}
