/** Whose rows a query sees. `merchants` come from the session, never from a request's body. */
export type Scope = { merchants: readonly string[] } | { reach: 'provider' | 'system' }

/**
 * The scope as the two settings row security reads. They stand inside statements, because the simple protocol
 * takes no parameters: hence the narrow pattern of the ids, and a throw for anything else.
 */
export function settingsOf(scope: Scope): { merchants: string; reach: string } {
  if ('reach' in scope) return { merchants: '', reach: scope.reach }
  const odd = scope.merchants.find((id) => !/^[A-Za-z0-9_-]{1,64}$/.test(id))
  if (odd !== undefined) throw new Error('a merchant id has characters no id of ours has')
  return { merchants: scope.merchants.join(','), reach: '' }
}
