/**
 * The draft over where the form starts: what a later version added keeps its start, what is of another kind
 * is left out.
 */
export function withDraft<Values extends object>(start: Values, draft: Partial<Values> | null): Values {
  if (!draft) return start
  const kept = Object.entries(draft).filter(([name, value]) => sameKind(start[name as keyof Values], value))
  return { ...start, ...Object.fromEntries(kept) }
}

/** Null stands beside anything: a file, an answer that is not there yet. */
function sameKind(start: unknown, value: unknown): boolean {
  if (start === undefined) return false
  if (start === null || value === null) return true
  return typeof start === typeof value && Array.isArray(start) === Array.isArray(value)
}
