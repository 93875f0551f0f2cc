import { statementOf } from '@daftar/rules/capital/applications/marks'
import type { DeskCase } from '../queries.ts'

/** Names of the statements that were marked: a replaced one is no longer among those of the application. */
export function statementNames(
  marks: readonly Pick<DeskCase['marks'][number], 'target' | 'before'>[],
): { url: string; name: string }[] {
  return marks.flatMap(({ target, before }) => {
    const url = statementOf(target)
    return url !== null && before.file ? [{ url, name: before.file.name }] : []
  })
}
