import { reliefStatuses, type ReliefStatus } from '@daftar/rules/capital/advances/relief'

export type ReliefState = ReliefStatus | 'open'

/** What waits is what one looks for; the address may say another state, or all of them. */
export function readState(text: string | undefined): ReliefState | null {
  if (text === 'all') return null
  return reliefStatuses.find((status) => status === text) ?? 'open'
}
