import { constants, setPriority } from 'node:os'

/**
 * What a process of our own works at may take its time: whoever answers calls goes first on a busy machine.
 */
export function stepBack(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already, or the machine knows no such order.
  }
}
