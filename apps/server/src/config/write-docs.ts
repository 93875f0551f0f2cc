import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { configurationPage, envExample } from './document.ts'

/** Where each generated text lies, from the root of the repository. */
export const generated = {
  '.env.example': envExample,
  'docs/operations/configuration.md': configurationPage,
} as const

export const repositoryRoot = join(import.meta.dirname, '../../../..')

if (process.argv[1] === import.meta.filename) {
  for (const [file, write] of Object.entries(generated)) {
    mkdirSync(dirname(join(repositoryRoot, file)), { recursive: true })
    writeFileSync(join(repositoryRoot, file), write())
  }
}
