import { describe, expect, test } from 'vitest'
import {
  connectivityNotification,
  hidesAfterMs,
  notificationVariants,
  withNotification,
  withoutNotification,
  type Notification,
} from './notifications.ts'

function aNotification(notification: Partial<Notification> = {}): Notification {
  return { id: 'n1', autoHide: true, variant: 'info', title: 'Saved', message: '', ...notification }
}

describe('notifications', () => {
  test('NTF-02: five variants', () => {
    expect(notificationVariants).toEqual(['error', 'info', 'success', 'warning', 'iris'])
  })

  test('NTF-01, NTF-03: one that hides by itself does so after 5 seconds, another stays', () => {
    expect(hidesAfterMs(aNotification())).toBe(5000)
    expect(hidesAfterMs(aNotification({ autoHide: false }))).toBeNull()
  })

  test('the newest stands last, and at most three show', () => {
    const ids = ['a', 'b', 'c', 'd']
    const shown = ids.reduce<Notification[]>((list, id) => withNotification(list, aNotification({ id })), [])
    expect(shown.map(({ id }) => id)).toEqual(['b', 'c', 'd'])
    expect(withoutNotification(shown, 'c').map(({ id }) => id)).toEqual(['b', 'd'])
  })

  test('the same notification does not show twice', () => {
    const shown = withNotification([aNotification({ title: 'Saving' })], aNotification({ title: 'Saved' }))
    expect(shown.map(({ title }) => title)).toEqual(['Saved'])
  })

  test('offline warns until the browser is back online, which is said for 5 seconds', () => {
    const offline = connectivityNotification(false)
    expect(offline).toEqual({ text: 'offline', variant: 'warning', autoHide: false })
    expect(hidesAfterMs(offline)).toBeNull()
    const online = connectivityNotification(true)
    expect(online).toEqual({ text: 'back_online', variant: 'success', autoHide: true })
    expect(hidesAfterMs(online)).toBe(5000)
  })
})
