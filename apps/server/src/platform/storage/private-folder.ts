import { chmodSync, mkdirSync, statSync } from 'node:fs'

/**
 * Makes a folder that nobody but this process's user can enter; one that an older version made open is
 * closed.
 */
export function keepPrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // Somebody else's folder was given to us as it is.
  if (statSync(folder).uid === process.getuid?.()) chmodSync(folder, 0o700)
}
