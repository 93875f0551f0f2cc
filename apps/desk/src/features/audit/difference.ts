export type Change = {
  path: string
  kind: 'added' | 'removed' | 'changed' | 'same'
  before: string
  after: string
}

/** What changed between two records, path by path; what stayed the same is listed last. */
export function differences(before: unknown, after: unknown): Change[] {
  const [old, now] = [flat(before), flat(after)]
  const paths = [...new Set([...old.keys(), ...now.keys()])].toSorted()
  const changes = paths.map((path) => changeOf(path, old.get(path), now.get(path)))
  return [...changes.filter(({ kind }) => kind !== 'same'), ...changes.filter(({ kind }) => kind === 'same')]
}

function changeOf(path: string, before: string | undefined, after: string | undefined): Change {
  const kind =
    before === undefined ? 'added' : after === undefined ? 'removed' : before === after ? 'same' : 'changed'
  return { path, kind, before: before ?? '', after: after ?? '' }
}

/** The leaves of a record by their path: `terms.amount`, `reasons.0`. Nothing at all has no leaves. */
function flat(value: unknown, path = ''): Map<string, string> {
  if (value === null || value === undefined) return new Map(path ? [[path, 'null']] : [])
  if (typeof value !== 'object') return new Map([[path, String(value)]])
  const entries = Object.entries(value)
  if (entries.length === 0 && path) return new Map([[path, Array.isArray(value) ? '[]' : '{}']])
  return new Map(entries.flatMap(([key, inner]) => [...flat(inner, path ? `${path}.${key}` : key)]))
}
