import { spanOf, type Span } from '../../shared/text/duration-text.ts'

export type DeadlineStanding = { isOverdue: boolean; span: Span }

/** How long until the deadline, or since; null once the case is decided. */
export function deadlineStanding(
  deadlineAt: string | null,
  status: string,
  nowMs: number,
): DeadlineStanding | null {
  if (deadlineAt === null || status !== 'submitted') return null
  const leftMs = Date.parse(deadlineAt) - nowMs
  return { isOverdue: leftMs < 0, span: spanOf(Math.abs(leftMs)) }
}
