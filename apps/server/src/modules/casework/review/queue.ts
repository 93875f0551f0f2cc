/** What a queue of cases is narrowed to, beside its status. */
export interface QueueFilter {
  /** Part of a name, or an id. */
  search: string | null
  /** Only what this person has taken, or what nobody has; null for all. */
  heldBy: { staffId: string | null } | null
}

export function queueFilter(
  query: { search?: string | undefined; held_by?: 'me' | 'nobody' | undefined },
  staffId: string,
): QueueFilter {
  return {
    search: query.search?.trim() || null,
    heldBy: query.held_by ? { staffId: query.held_by === 'me' ? staffId : null } : null,
  }
}
