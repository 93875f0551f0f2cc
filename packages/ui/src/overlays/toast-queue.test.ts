import { describe, expect, test } from 'vitest'
import { addToast, closeToast, visibleToasts } from './toast-queue.tsx'
import type { Toast } from './toast-queue.tsx'

describe('notifications', () => {
  test('the newest stands at the bottom, and at most three are shown [DEC-NTF-1]', () => {
    const toasts = ['a', 'b', 'c', 'd'].reduce<Toast[]>((queue, id) => addToast(queue, aToast(id)), [])
    expect(visibleToasts(toasts).map(({ id }) => id)).toEqual(['b', 'c', 'd'])
  })

  test('one that stays until closed gives way but comes back when there is room [DEC-NTF-1]', () => {
    const staying = ['x', 'y', 'z'].reduce<Toast[]>((queue, id) => addToast(queue, aToast(id, false)), [])
    const toasts = addToast(staying, aToast('new'))
    expect(visibleToasts(toasts).map(({ id }) => id)).toEqual(['y', 'z', 'new'])
    expect(visibleToasts(closeToast(toasts, 'new')).map(({ id }) => id)).toEqual(['x', 'y', 'z'])
  })

  test('of those that hide by themselves the oldest goes first', () => {
    const toasts = [aToast('stays', false), aToast('old'), aToast('newer')]
    expect(addToast(toasts, aToast('new')).map(({ id }) => id)).toEqual(['stays', 'newer', 'new'])
  })

  test('the same notification again replaces itself', () => {
    const toasts = addToast([aToast('offline'), aToast('saved')], aToast('offline'))
    expect(toasts.map(({ id }) => id)).toEqual(['saved', 'offline'])
  })
})

function aToast(id: string, autoHide = true): Toast {
  return { id, variant: 'info', title: id, autoHide }
}
