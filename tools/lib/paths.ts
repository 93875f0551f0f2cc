import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The top of the repository, whatever the working directory. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Where stamps and reports of the tools live; ignored by git and safe to delete. */
export const cacheDir = join(root, '.cache')

export function fromRoot(...parts: string[]): string {
  return join(root, ...parts)
}
